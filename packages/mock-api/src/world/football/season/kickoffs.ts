import { minutesOfDay } from '../../calendar/civil.ts';
import { instantAt, type Zone } from '../../calendar/zones.ts';

/** Day of the week (0 Monday, 7 the Monday after) and minutes of the local time. */
type Slot = readonly [day: number, minutes: number];

/** `5@15:00`: Saturday at three. The most attractive slot comes first. */
const WEEKEND_SLOTS = {
  english: '5@15:00 5@15:00 5@15:00 6@16:30 5@17:30 6@14:00 5@15:00 5@12:30 4@20:00 7@20:00',
  latin: '6@18:30 5@21:00 5@18:30 6@16:15 5@16:15 6@14:00 4@21:00 5@14:00 6@12:30 7@20:45',
  german: '5@15:30 5@18:30 5@15:30 6@15:30 5@15:30 6@17:30 4@20:30 5@15:30 6@13:30 5@20:00',
  nordic: '6@15:00 5@15:00 6@17:30 6@15:00 3@19:00 4@19:00 7@19:00 6@13:00 5@13:00 6@15:00',
  american: '5@19:00 6@16:00 5@21:30 6@18:30 5@16:30 4@20:00 6@11:00 3@20:00 7@20:00 6@20:30',
  eastern: '5@19:35 6@19:00 5@15:30 5@19:00 6@15:00 4@19:35 5@17:00 6@17:30 5@14:00 6@13:30',
  gulf: '4@20:30 5@20:30 3@20:00 4@18:00 5@18:00 4@16:00 5@16:15 3@18:00 5@21:00 4@15:30',
  second: '4@19:00 5@13:00 7@19:00 8@19:00 6@13:30 9@19:30 8@20:30 7@20:30 6@18:00 9@18:30',
};

/** Set of weekly kick-off slots. */
export type Slots = keyof typeof WEEKEND_SLOTS;

const MIDWEEK_SLOTS: Readonly<Record<Slots, string>> = {
  english: '1@19:45 2@19:45 2@20:00 1@20:00',
  latin: '2@21:00 1@20:45 2@19:00 1@19:30',
  german: '1@20:30 2@20:30 2@19:30 1@19:00',
  nordic: '2@19:00 1@19:00',
  american: '2@21:00 1@19:30 2@19:00 1@21:30',
  eastern: '2@19:00 1@19:30 2@19:35 1@19:00',
  gulf: '1@20:00 1@18:00',
  second: '1@19:00 2@19:00 1@20:00 2@20:30',
};

export interface RoundTiming {
  readonly zone: Zone;
  readonly slots: Slots;
  readonly monday: number;
  readonly isMidweek: boolean;
  /** Midweek matches before or after this round: no match on Friday or on Monday, respectively. */
  readonly hasMatchBefore: boolean;
  readonly hasMatchAfter: boolean;
  /** All matches at once, as in the last rounds of a season. */
  readonly isSimultaneous: boolean;
}

const SUNDAY = 6;
const LATEST_SUNDAY_MINUTES = 18 * 60 + 30;

/** Simultaneous kick-off of the last rounds. Days differ, so that not all leagues end on a Sunday. */
const FINAL_ROUND_SLOTS: Readonly<Record<Slots, string>> = {
  english: '6@16:00',
  latin: '6@18:00',
  german: '5@15:30',
  nordic: '6@15:00',
  american: '4@20:00',
  eastern: '6@14:00',
  gulf: '4@18:00',
  second: '4@19:30',
};

const parseSlots = (text: string): Slot[] =>
  text.split(' ').map((slot) => {
    const [day, time = ''] = slot.split('@');
    return [Number(day), minutesOfDay(time)];
  });

function slotsFor(round: RoundTiming): Slot[] {
  const { slots, isMidweek, hasMatchBefore, hasMatchAfter, isSimultaneous } = round;
  if (isMidweek) return parseSlots(MIDWEEK_SLOTS[slots]);
  if (isSimultaneous) return parseSlots(FINAL_ROUND_SLOTS[slots]);
  const first = slots === 'gulf' ? 4 : 5;
  return parseSlots(WEEKEND_SLOTS[slots]).filter(
    ([day, minutes]) =>
      (!hasMatchBefore || day >= first) &&
      (!hasMatchAfter || day < SUNDAY || (day === SUNDAY && minutes <= LATEST_SUNDAY_MINUTES)),
  );
}

const timesCache = new Map<Slots, Map<number, readonly Slot[]>>();

/** The slots of the week, repeated as needed for `count` matches and sorted by time. */
function timesOf(round: RoundTiming, count: number): readonly Slot[] {
  const { slots, isMidweek, hasMatchBefore, hasMatchAfter, isSimultaneous } = round;
  const key =
    count * 16 + +isMidweek * 8 + +hasMatchBefore * 4 + +hasMatchAfter * 2 + +isSimultaneous;
  const bySize = timesCache.get(slots) ?? new Map<number, readonly Slot[]>();
  const cached = bySize.get(key);
  if (cached) return cached;
  const available = slotsFor(round);
  const times = Array.from(
    { length: count },
    (_, index) => available[index % available.length] as Slot,
  ).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  timesCache.set(slots, bySize.set(key, times));
  return times;
}

/** Kick-offs of a round, sorted. */
export const kickOffs = (round: RoundTiming, count: number): number[] =>
  timesOf(round, count).map(([day, minutes]) => instantAt(round.zone, round.monday + day, minutes));
