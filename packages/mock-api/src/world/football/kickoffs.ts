import { instantAt, type Zone } from '../calendar/zones.ts';
import { shuffled } from '../random/draws.ts';
import type { Dice } from '../random/random.ts';
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
    [5, '17:30'],
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
    [5, '19:00'],
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

function slotsFor({ slots, midweek: inMidweek, closeBefore, closeAfter, together }: RoundTime) {
  if (inMidweek) return midweek[slots];
  const all = weekend[slots];
  if (together) return [[slots === 'gulf' ? 4 : 6, slots === 'gulf' ? '18:00' : '16:00'] as Slot];
  const first = slots === 'gulf' ? 4 : 5;
  return all.filter(
    ([day, time]) =>
      (!closeBefore || day >= first) &&
      (!closeAfter || day < 6 || (day === 6 && minutes(time) <= 18 * 60 + 30)),
  );
}

/** The kick-offs of a round: each of the week's slots in turn, dealt to the fixtures by the dice. */
export function kickOffs(round: RoundTime, count: number, dice: Dice): number[] {
  const slots = slotsFor(round);
  const instants = Array.from({ length: count }, (_, index) => {
    const [day, time] = slots[index % slots.length] as Slot;
    return instantAt(round.zone, round.monday + day, minutes(time));
  });
  return shuffled(dice, instants);
}
