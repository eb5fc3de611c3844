import { civilFromDays, DAY, daysFromCivil, MINUTE, weekday } from './civil.ts';

/** Minutes east of UTC in winter, and whose rule moves the clocks. */
export interface Zone {
  readonly offset: number;
  readonly summer?: 'eu' | 'us' | 'south';
}

function lastSunday(year: number, month: number): number {
  const end = daysFromCivil(year, month, 31);
  return end - ((weekday(end) + 1) % 7);
}

function sundayNo(year: number, month: number, no: number): number {
  const first = daysFromCivil(year, month, 1);
  return first + ((6 - weekday(first)) % 7) + 7 * (no - 1);
}

type Rule = NonNullable<Zone['summer']>;

/** Today's rules, for every year: nobody knows those of 2090. */
const turnsOf: Readonly<Record<Rule, (year: number) => readonly [number, number]>> = {
  eu: (year) => [lastSunday(year, 3), lastSunday(year, 10)],
  us: (year) => [sundayNo(year, 3, 2), sundayNo(year, 11, 1)],
  south: (year) => [sundayNo(year, 4, 1), sundayNo(year, 10, 1)],
};

const known: Readonly<Record<Rule, Map<number, readonly [number, number]>>> = {
  eu: new Map(),
  us: new Map(),
  south: new Map(),
};

function isSummer(rule: Rule, day: number): boolean {
  const { year } = civilFromDays(day);
  const turns = known[rule].get(year) ?? turnsOf[rule](year);
  known[rule].set(year, turns);
  const between = day >= turns[0] && day < turns[1];
  return rule === 'south' ? !between : between;
}

/** The instant of a time of day (in minutes, may pass midnight) on a day of this zone. */
export function instantAt(zone: Zone, day: number, minutes: number): number {
  const moved = zone.summer && isSummer(zone.summer, day) ? 60 : 0;
  return day * DAY + (minutes - zone.offset - moved) * MINUTE;
}
