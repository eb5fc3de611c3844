import {
  DAY_SECONDS,
  daysFromCivil,
  HOUR_SECONDS,
  mondayFrom,
  seasonYears,
} from '../../calendar/civil.ts';
import { type Localized, same } from '../../localized.ts';

/**
 * A football season as weeks that begin on Monday, numbered from 0. Weekends belong to the league
 * unless they are a break; midweek days belong to the competition that lists the week.
 */
interface SeasonWeeks {
  readonly startsIn: readonly [month: number, day: number];
  readonly leagueWeeks: number;
  /** Weeks without any match. */
  readonly breaks: readonly number[];
  /** Weekends to skip, in this order, if the league has fewer rounds than weekends. */
  readonly spareWeekends: readonly number[];
  /** Midweek rounds, used if the league has more rounds than weekends. */
  readonly leagueMidweeks: readonly number[];
  readonly cup: readonly number[];
  readonly groups: readonly number[];
  readonly knockout: readonly number[];
  /** Weeks from the first to the last match of any of these competitions. */
  readonly totalWeeks: number;
}

const NO_MIDWEEKS = { leagueMidweeks: [], cup: [], groups: [], knockout: [] };

const HALF_YEAR_WEEKS = {
  leagueWeeks: 26,
  breaks: [],
  spareWeekends: [],
  leagueMidweeks: [],
  cup: [28, 29, 30, 31, 32],
  groups: [34, 35, 36, 37, 38, 39],
  knockout: [41, 43, 45],
  totalWeeks: 47,
};

const PATTERNS = {
  autumn: {
    startsIn: [8, 7],
    leagueWeeks: 41,
    breaks: [4, 9, 13, 32],
    spareWeekends: [20, 21, 19, 22, 23, 26, 11],
    leagueMidweeks: [20, 24, 29, 22],
    cup: [3, 8, 16, 25, 34, 39],
    groups: [5, 7, 10, 12, 15, 17],
    knockout: [27, 31, 36, 41],
    totalWeeks: 43,
  },
  spring: {
    startsIn: [3, 1],
    leagueWeeks: 39,
    breaks: [13, 27, 32],
    spareWeekends: [17, 18, 19, 5, 24, 9, 0],
    leagueMidweeks: [11, 25, 18],
    cup: [3, 9, 16, 22, 30, 35],
    groups: [4, 6, 8, 10, 12, 15],
    knockout: [20, 24, 29, 39],
    totalWeeks: 41,
  },
  nordic: {
    startsIn: [3, 29],
    leagueWeeks: 32,
    breaks: [10],
    ...NO_MIDWEEKS,
    spareWeekends: [15, 22],
    totalWeeks: 33,
  },
  southern: {
    startsIn: [10, 4],
    leagueWeeks: 31,
    breaks: [6],
    ...NO_MIDWEEKS,
    spareWeekends: [],
    totalWeeks: 32,
  },
  // Used by the small world: half a year of league, then the cups.
  'first-half': { ...HALF_YEAR_WEEKS, startsIn: [1, 4] },
  'second-half': { ...HALF_YEAR_WEEKS, startsIn: [7, 5] },
} satisfies Readonly<Record<string, SeasonWeeks>>;

/** When in the year a league plays. */
export type SeasonPattern = keyof typeof PATTERNS;

export const SEASON_WEEKS: Readonly<Record<SeasonPattern, SeasonWeeks>> = PATTERNS;

export function firstMonday(pattern: SeasonPattern, year: number): number {
  const [month, day] = SEASON_WEEKS[pattern].startsIn;
  return mondayFrom(daysFromCivil(year, month, day));
}

/** Instant of the cup draws: three weeks before the season, well after the last one ended. */
export function drawInstant(pattern: SeasonPattern, year: number): number {
  return (firstMonday(pattern, year) - 21) * DAY_SECONDS + 12 * HOUR_SECONDS;
}

export const seasonLabel = (pattern: SeasonPattern, year: number): Localized =>
  same(seasonYears(year, pattern === 'autumn' || pattern === 'southern'));

export type RoundDate = { readonly week: number; readonly isMidweek: boolean };

/** Week and half of the week of each league round, in order. */
export function roundDates(pattern: SeasonPattern, rounds: number): RoundDate[] {
  const { leagueWeeks, breaks, spareWeekends, leagueMidweeks } = SEASON_WEEKS[pattern];
  let weekends = Array.from({ length: leagueWeeks }, (_, week) => week).filter(
    (w) => !breaks.includes(w),
  );
  const surplus = Math.max(0, weekends.length - rounds);
  weekends = weekends.filter((week) => !spareWeekends.slice(0, surplus).includes(week));
  const midweeks = leagueMidweeks.slice(0, Math.max(0, rounds - weekends.length));
  return [
    ...weekends.map((week) => ({ week, isMidweek: false })),
    ...midweeks.map((week) => ({ week, isMidweek: true })),
  ]
    .sort((a, b) => a.week - b.week || Number(b.isMidweek) - Number(a.isMidweek))
    .slice(0, rounds);
}

/** Midweek competitions that clubs of a division may take part in. */
export interface MidweekCompetitions {
  readonly cup: boolean;
  readonly continental: boolean;
}

export function isMidweekTaken(
  pattern: SeasonPattern,
  week: number,
  { cup, continental }: MidweekCompetitions,
): boolean {
  const weeks = SEASON_WEEKS[pattern];
  return (
    weeks.leagueMidweeks.includes(week) ||
    (cup && weeks.cup.includes(week)) ||
    (continental && (weeks.groups.includes(week) || weeks.knockout.includes(week)))
  );
}
