import { instantAt, type Zone } from '../calendar/zones.ts';
import type { Slots } from './leagues.ts';

/** Day of the week (0 Monday, 7 the Monday after) and time of day, in order of the crowd they draw. */
type Slot = readonly [day: number, time: string];

const weekend: Readonly<Record<Slots, readonly Slot[]>> = {
  english: [
    [5, '15:00'],
    [5, '15:00'],
    [5, '15:00'],
    [6, '16:30'],
    [5, '17:30'],
    [6, '14:00'],
    [5, '15:00'],
    [5, '12:30'],
    [4, '20:00'],
    [7, '20:00'],
  ],
  latin: [
    [6, '18:30'],
    [5, '21:00'],
    [5, '18:30'],
    [6, '16:15'],
    [5, '16:15'],
    [6, '14:00'],
    [4, '21:00'],
    [5, '14:00'],
    [6, '12:30'],
    [7, '20:45'],
  ],
  german: [
    [5, '15:30'],
    [5, '18:30'],
    [5, '15:30'],
    [6, '15:30'],
    [5, '15:30'],
    [6, '17:30'],
    [4, '20:30'],
    [5, '15:30'],
    [6, '13:30'],
    [5, '20:00'],
  ],
  nordic: [
    [6, '15:00'],
    [5, '15:00'],
    [6, '17:30'],
    [6, '15:00'],
    [3, '19:00'],
    [4, '19:00'],
    [7, '19:00'],
    [6, '13:00'],
    [5, '13:00'],
    [6, '15:00'],
  ],
  american: [
    [5, '19:00'],
    [6, '16:00'],
    [5, '21:30'],
    [6, '18:30'],
    [5, '16:30'],
    [4, '20:00'],
    [6, '11:00'],
    [3, '20:00'],
    [7, '20:00'],
    [6, '20:30'],
  ],
  eastern: [
    [5, '19:35'],
    [6, '19:00'],
    [5, '15:30'],
    [5, '19:00'],
    [6, '15:00'],
    [4, '19:35'],
    [5, '17:00'],
    [6, '17:30'],
    [5, '14:00'],
    [6, '13:30'],
  ],
  gulf: [
    [4, '20:30'],
    [5, '20:30'],
    [3, '20:00'],
    [4, '18:00'],
    [5, '18:00'],
    [4, '16:00'],
    [5, '16:15'],
    [3, '18:00'],
    [5, '21:00'],
    [4, '15:30'],
  ],
  second: [
    [4, '19:00'],
    [5, '13:00'],
    [7, '19:00'],
    [8, '19:00'],
    [6, '13:30'],
    [9, '19:30'],
    [8, '20:30'],
    [7, '20:30'],
    [6, '18:00'],
    [9, '18:30'],
  ],
};

const midweek: Readonly<Record<Slots, readonly Slot[]>> = {
  english: [
    [1, '19:45'],
    [2, '19:45'],
    [2, '20:00'],
    [1, '20:00'],
  ],
  latin: [
    [2, '21:00'],
    [1, '20:45'],
    [2, '19:00'],
    [1, '19:30'],
  ],
  german: [
    [1, '20:30'],
    [2, '20:30'],
    [2, '19:30'],
    [1, '19:00'],
  ],
  nordic: [
    [2, '19:00'],
    [1, '19:00'],
  ],
  american: [
    [2, '21:00'],
    [1, '19:30'],
    [2, '19:00'],
    [1, '21:30'],
  ],
  eastern: [
    [2, '19:00'],
    [1, '19:30'],
    [2, '19:35'],
    [1, '19:00'],
  ],
  gulf: [
    [1, '20:00'],
    [1, '18:00'],
  ],
  second: [
    [1, '19:00'],
    [2, '19:00'],
    [1, '20:00'],
    [2, '20:30'],
  ],
};

export interface RoundTime {
  readonly zone: Zone;
  readonly slots: Slots;
  readonly monday: number;
  readonly midweek: boolean;
  /** Tuesday to Thursday before, or after, are taken: nobody plays on Friday, or on Monday. */
  readonly closeBefore: boolean;
  readonly closeAfter: boolean;
  /** All at once, as on the last day of a season. */
  readonly together: boolean;
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const SUNDAY = 6;
const LAST_ON_SUNDAY = 18 * 60 + 30;

/** Not all on one Sunday: who plays at the same hours all season ends together too. */
const lastDay: Readonly<Record<Slots, Slot>> = {
  english: [SUNDAY, '16:00'],
  latin: [SUNDAY, '18:00'],
  german: [5, '15:30'],
  nordic: [SUNDAY, '15:00'],
  american: [4, '20:00'],
  eastern: [SUNDAY, '14:00'],
  gulf: [4, '18:00'],
  second: [4, '19:30'],
};

function slotsFor({ slots, midweek: inMidweek, closeBefore, closeAfter, together }: RoundTime) {
  if (inMidweek) return midweek[slots];
  const first = slots === 'gulf' ? 4 : 5;
  if (together) return [lastDay[slots]];
  return weekend[slots].filter(
    ([day, time]) =>
      (!closeBefore || day >= first) &&
      (!closeAfter || day < SUNDAY || (day === SUNDAY && minutes(time) <= LAST_ON_SUNDAY)),
  );
}

type DayTime = readonly [day: number, minutes: number];
const known = new Map<Slots, Map<number, readonly DayTime[]>>();

/** Each of the week's slots in turn for so many matches, in the order of time. */
function timesOf(round: RoundTime, count: number) {
  const { slots, midweek: inMidweek, closeBefore, closeAfter, together } = round;
  const key = count * 16 + +inMidweek * 8 + +closeBefore * 4 + +closeAfter * 2 + +together;
  const own = known.get(slots) ?? new Map<number, readonly DayTime[]>();
  const present = own.get(key);
  if (present) return present;
  const open = slotsFor(round);
  const times = Array.from({ length: count }, (_, index) => {
    const [day, time] = open[index % open.length] as Slot;
    return [day, minutes(time)] as const;
  }).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  known.set(slots, own.set(key, times));
  return times;
}

/** The first and the last of the kick-offs. */
export function kickOffBounds(round: RoundTime, count: number): [number, number] {
  const times = timesOf(round, count);
  const at = ([day, time]: DayTime) => instantAt(round.zone, round.monday + day, time);
  return [at(times[0] as DayTime), at(times.at(-1) as DayTime)];
}

/** The kick-offs of a round, in the order of time. */
export function kickOffs(round: RoundTime, count: number): number[] {
  return timesOf(round, count).map(([day, time]) =>
    instantAt(round.zone, round.monday + day, time),
  );
}
