import { type ContinentalRow, cupRow, threeWeekCup } from '../football/season/continental-cups.ts';

/** Two cups half a year apart, each just before the winter or the summer leagues begin. */
export const basketballCupRows = (isDense: boolean): readonly ContinentalRow[] => [
  cupRow(
    'goldenhoop europe 84 3000000 USD Golden Hoop Cup:金圈杯',
    threeWeekCup(isDense ? 4 : 9, 5, 1),
    'usab1:0-2 espb1:0-2 turb1:0-2 greb1:0-2 ltub1:0-2 itab1:0-2 gerb1:0-2 frab1:0-2',
    'usab1:0-4 espb1:0-4 chnb1:0-4 ltub1:0-4',
  ),
  cupRow(
    'tipoff world 70 1000000 USD Southern Tip-Off:南方跳球赛',
    threeWeekCup(isDense ? 10 : 3, 8, 1),
    'phib1:0-3 ausb1:0-3 mexb1:0-3 argb1:0-3 nzlb1:0-2 canb1:0-2',
    'phib1:0-4 ausb1:0-4 mexb1:0-4 argb1:0-4',
  ),
];
