import { DAY, daysFromCivil, HOUR, mondayFrom } from '../calendar/civil.ts';
import { type Words, words } from '../localized.ts';
import type { Rhythm } from './leagues.ts';

/**
 * A football year as weeks that begin on Monday, counted from the first. A weekend belongs to the
 * league unless it is a break; midweek days belong to what is named here.
 */
export interface Weeks {
  readonly startsIn: readonly [month: number, day: number];
  readonly count: number;
  /** No football at all. */
  readonly breaks: readonly number[];
  /** Left out first where fewer rounds are played than weekends are left. */
  readonly rests: readonly number[];
  /** Midweeks for the league where weekends do not suffice. */
  readonly leagueMidweeks: readonly number[];
  readonly cup: readonly number[];
  readonly groups: readonly number[];
  readonly knockout: readonly number[];
  /** Weeks from the first to the last match of any of these. */
  readonly span: number;
}

const halfYear = {
  count: 26,
  breaks: [],
  rests: [],
  leagueMidweeks: [],
  cup: [28, 29, 30, 31, 32],
  groups: [34, 35, 36, 37, 38, 39],
  knockout: [41, 43, 45],
  span: 47,
};

export const weeksOf: Readonly<Record<Rhythm, Weeks>> = {
  autumn: {
    startsIn: [8, 7],
    count: 41,
    breaks: [4, 9, 13, 32],
    rests: [20, 21, 19, 22, 23, 26, 11],
    leagueMidweeks: [20, 24, 29, 22],
    cup: [3, 8, 16, 25, 34, 39],
    groups: [5, 7, 10, 12, 15, 17],
    knockout: [27, 31, 36, 41],
    span: 43,
  },
  spring: {
    startsIn: [3, 1],
    count: 39,
    breaks: [13, 27, 32],
    rests: [17, 18, 19, 5, 24, 9, 0],
    leagueMidweeks: [11, 25, 18],
    cup: [3, 9, 16, 22, 30, 35],
    groups: [4, 6, 8, 10, 12, 15],
    knockout: [20, 24, 29, 39],
    span: 41,
  },
  nordic: {
    startsIn: [3, 29],
    count: 32,
    breaks: [10],
    rests: [15, 22],
    leagueMidweeks: [],
    cup: [],
    groups: [],
    knockout: [],
    span: 33,
  },
  southern: {
    startsIn: [10, 4],
    count: 31,
    breaks: [6],
    rests: [],
    leagueMidweeks: [],
    cup: [],
    groups: [],
    knockout: [],
    span: 32,
  },
  // The small world's: a league for half of the year, then its cups.
  'first-half': { ...halfYear, startsIn: [1, 4] },
  'second-half': { ...halfYear, startsIn: [7, 5] },
};

export function firstMonday(rhythm: Rhythm, year: number): number {
  const [month, day] = weeksOf[rhythm].startsIn;
  return mondayFrom(daysFromCivil(year, month, day));
}

/** When it is drawn who meets in the cups: three weeks ahead, long after the last season. */
export function drawAt(rhythm: Rhythm, year: number): number {
  return (firstMonday(rhythm, year) - 21) * DAY + 12 * HOUR;
}

const acrossNewYear = (year: number): Words => {
  const label = `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
  return words(label, label);
};

export function seasonLabel(rhythm: Rhythm, year: number): Words {
  if (rhythm === 'autumn' || rhythm === 'southern') return acrossNewYear(year);
  return words(String(year), String(year));
}

export type RoundDate = { readonly week: number; readonly midweek: boolean };

const known = new Map<string, readonly RoundDate[]>();

/** When each round of a league is played, in order. */
export function roundDates(rhythm: Rhythm, rounds: number): readonly RoundDate[] {
  const key = `${rhythm}/${rounds}`;
  const dates = known.get(key) ?? datesOf(rhythm, rounds);
  known.set(key, dates);
  return dates;
}

function datesOf(rhythm: Rhythm, rounds: number): RoundDate[] {
  const { count, breaks, rests, leagueMidweeks } = weeksOf[rhythm];
  let weekends = Array.from({ length: count }, (_, week) => week).filter(
    (w) => !breaks.includes(w),
  );
  const surplus = Math.max(0, weekends.length - rounds);
  weekends = weekends.filter((week) => !rests.slice(0, surplus).includes(week));
  const midweeks = leagueMidweeks.slice(0, Math.max(0, rounds - weekends.length));
  return [
    ...weekends.map((week) => ({ week, midweek: false })),
    ...midweeks.map((week) => ({ week, midweek: true })),
  ]
    .sort((a, b) => a.week - b.week || Number(b.midweek) - Number(a.midweek))
    .slice(0, rounds);
}

/** What else the clubs of a division may have to play in the middle of the week. */
export interface Duties {
  readonly cup: boolean;
  readonly continental: boolean;
}

export function midweekIsTaken(
  rhythm: Rhythm,
  week: number,
  { cup, continental }: Duties,
): boolean {
  const weeks = weeksOf[rhythm];
  return (
    weeks.leagueMidweeks.includes(week) ||
    (cup && weeks.cup.includes(week)) ||
    (continental && (weeks.groups.includes(week) || weeks.knockout.includes(week)))
  );
}
