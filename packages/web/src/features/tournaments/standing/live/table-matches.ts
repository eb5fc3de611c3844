import type { TimelineFold } from '@touchline/shared/domain/timeline';
import type { Match, StandingTable } from '@touchline/types';
import type { TableMatch } from './as-it-stands.ts';
import { lastScore, scoreAt } from './score-at.ts';
import type { FollowedMatch } from './use-table-matches.ts';

/** Histories of matches, by their ids. */
export type Folds = ReadonlyMap<string, TimelineFold>;

/** A match as it was at an instant, in seconds. */
export interface Then {
  readonly instant: number;
  readonly match: Match;
}

export function isOfTable({ stage, group, rows }: StandingTable, match: Match): boolean {
  const has = (id: string) => rows.some(({ team }) => team.id === id);
  return (
    !match.tie &&
    (match.stage === undefined || match.stage === stage) &&
    match.group === group &&
    has(match.homeTeam.id) &&
    has(match.awayTeam.id)
  );
}

function scoreThen(match: Match, then: Then | undefined, folds: Folds) {
  if (!then) return lastScore(match);
  if (then.match.id === match.id) return lastScore(then.match);
  const fold = folds.get(match.id);
  return scoreAt(match, then.instant) ?? (fold && lastScore(fold.at(then.instant)));
}

/** The matches of a table, with their scores at present or at an instant. */
export const tableMatches = (
  table: StandingTable,
  followed: readonly FollowedMatch[],
  then: Then | undefined,
  folds: Folds = new Map(),
): TableMatch[] =>
  followed
    .filter(({ match }) => isOfTable(table, match))
    .map(({ match, isInTable }) => ({
      home: match.homeTeam.id,
      away: match.awayTeam.id,
      start: match.startTime,
      // The table may know of the end before the stream says so.
      end: match.statusId === 'FINISHED' || isInTable ? match.endTime : undefined,
      result: lastScore(match),
      score: scoreThen(match, then, folds),
      isInTable,
    }));
