import type { RealResult } from '../model.ts';

/** A match as the data have it. */
export interface RealMatch {
  /** `Matchday 3`, `Championship, Matchday 2`, `Group A`, `Final`. */
  readonly round: string;
  /** Days since the epoch. */
  readonly day: number;
  /** Since midnight, by the clocks of the league; undefined if the data lack it. */
  readonly minutes: number | undefined;
  readonly home: string;
  readonly away: string;
  readonly result: RealResult | undefined;
  readonly status: RealStatus | undefined;
}

export type RealStatus = 'awarded' | 'cancelled' | 'postponed' | 'abandoned';

/** What is expected of the matches of a season, in their order: logarithms of goals, in hundredths. */
export interface ExpectedGoals {
  /** The goals of an average side in this match. */
  readonly goals: Int16Array;
  /** How much better the home side is, and how much more a side scores at home than away. */
  readonly lead: Int16Array;
  readonly edge: number;
}

/** One competition in one season: a file of openfootball's football.json. */
export interface SeasonFile {
  /** The name of the file without its ending: `en.1`. */
  readonly code: string;
  /** The year in which it begins. */
  readonly year: number;
  /** From summer to summer, as `2011-12`. */
  readonly isTwoYear: boolean;
  readonly name: string;
  /** The teams, the first day and the last one of the matches that have a result. */
  readonly teams: readonly string[];
  readonly firstDay: number;
  readonly lastDay: number;
  /** Whether every match has a result. */
  readonly isComplete: boolean;
  readonly matches: readonly RealMatch[];
  /** What was expected of them, as the pack has it. */
  readonly expected?: (() => ExpectedGoals) | undefined;
}

/** What a season says of its matches without a look at each of them. */
export function summaryOf(
  matches: readonly RealMatch[],
): Pick<SeasonFile, 'teams' | 'firstDay' | 'lastDay' | 'isComplete'> {
  const played = matches.filter(({ result }) => result);
  const days = played.map(({ day }) => day);
  return {
    teams: [...new Set(played.flatMap(({ home, away }) => [home, away]))],
    firstDay: Math.min(...days),
    lastDay: Math.max(...days),
    isComplete: matches.every(({ result }) => result),
  };
}
