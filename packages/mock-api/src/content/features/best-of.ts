import { localize } from '../../world/localized.ts';
import { type Feature, heading, MATCH, points, text } from '../feature.ts';

export const bestOf: Feature = {
  id: 'ar-best-of',
  sport: 'esports',
  board: 'GUIDES',
  author: 'hale',
  match: { of: 'te-rl-7', which: 'upcoming' },
  title: localize(
    'Best of one, three or five: what length does to a price',
    '一局、三局还是五局：长度如何影响赔率',
  ),
  section: [
    text(
      'Suppose one side wins a single map six times out of ten. In a best of one it is a favourite at sixty per cent, and that is that. In a best of three it is at sixty-five, in a best of five at sixty-eight. Nothing about the teams has changed, only the length of the question.',
      '假设一支队伍单图胜率是六成。一局定胜负，它就是 60% 的热门；三局两胜，变成 65%；五局三胜，变成 68%。队伍没有任何变化，变的只是问题的长度。',
    ),
    heading('Why longer is kinder to the favourite', '为什么越长对热门越友善'),
    text(
      'A short series is a coin with a slight bend. The more often you throw it, the surer the bend shows. That is why group stages in best of one bring surprises, and finals in best of five seldom do, and why the same two teams can carry quite different prices within a month.',
      '短系列赛像一枚略微弯曲的硬币，抛得越多，弯曲越明显。所以一局制的小组赛常出冷门，五局制的决赛很少；同样两支队伍，一个月内赔率可能相差很多。',
    ),
    points(
      [
        'Look at the format first: it stands on the page of each match.',
        '先看赛制：每场比赛的页面上都有。',
      ],
      [
        'The veto matters most in a best of one, where a single map is left.',
        '一局制里禁图最重要，因为只剩一张图。',
      ],
      [
        'Depth matters most in a best of five: whoever has three good maps runs out of them.',
        '五局制里深度最重要：只有三张强图的队伍会用完。',
      ],
    ),
    MATCH,
    text(
      'One caution. The sum above assumes that all maps are alike and nobody tires. Real series have a memory: a side that loses the first map late often loses the second early. If you must remember one number, remember that a best of three moves sixty to sixty-five, and no further.',
      '提醒一句：上面的算法假设各图相同、无人疲劳。真实的系列赛有记忆，首图惜败的队伍，次图往往崩得更早。如果只记一个数：三局两胜把 60% 变成 65%，仅此而已。',
    ),
  ],
};
