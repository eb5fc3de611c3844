import type { Match } from '@touchline/types';
import { isShown, type ShownMatches } from './shown-matches.ts';

/** A match is covered while it is played and until so long after its start. */
export const COVERED_FOR_S = 3 * 86_400;

/** The matches whose results one visitor must not see, and their teams. */
export interface Cover {
  readonly isCovered: (match: Match) => boolean;
  /** The covered matches of the last days. */
  readonly matches: readonly Match[];
  readonly teamIds: ReadonlySet<string>;
}

/** `now` in seconds. */
export const isCoveredFrom =
  (shown: ShownMatches, now: number) =>
  (match: Match): boolean =>
    match.statusId !== 'UPCOMING' &&
    (match.statusId === 'ONGOING' || match.startTime > now - COVERED_FOR_S) &&
    !isShown(shown, match);

/** `recent` are the matches that began within the last days. */
export function createCover(shown: ShownMatches, now: number, recent: readonly Match[]): Cover {
  const isCovered = isCoveredFrom(shown, now);
  const matches = recent.filter(isCovered);
  return {
    isCovered,
    matches,
    teamIds: new Set(matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id])),
  };
}

/** An upcoming tie whose teams one of the covered matches decides. */
export const isDecidedByCovered = (match: Match, covered: readonly Match[]): boolean =>
  match.tie !== undefined &&
  match.statusId === 'UPCOMING' &&
  covered.some(
    ({ tie, tournament, stageId, homeTeam, awayTeam }) =>
      tie !== undefined &&
      tournament.id === match.tournament.id &&
      stageId !== match.stageId &&
      [match.homeTeam.id, match.awayTeam.id].some((id) => [homeTeam.id, awayTeam.id].includes(id)),
  );
