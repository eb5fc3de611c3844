import type { Match } from '@touchline/types';
import { isShown, type ShownMatches } from './shown-matches.ts';

/** A match is covered while it is played and until so long after its start. */
export const COVERED_FOR_S = 3 * 86_400;

type Team = Pick<Match['homeTeam'], 'id' | 'name'>;

/** The part of a match by which other data are known to count or name it. */
export interface RecentMatch
  extends Pick<Match, 'id' | 'startTime' | 'statusId' | 'season' | 'stageId' | 'tie'> {
  readonly tournament: Pick<
    Match['tournament'],
    'id' | 'name' | 'currentSeasonId' | 'currentSeason'
  >;
  readonly homeTeam: Team;
  readonly awayTeam: Team;
}

export type IsCovered = (
  match: Pick<RecentMatch, 'id' | 'startTime' | 'statusId'> & {
    readonly tournament: { readonly id: string };
  },
) => boolean;

/** `now` in seconds. */
export const isCoveredFrom =
  (shown: ShownMatches, now: number): IsCovered =>
  (match) =>
    match.statusId !== 'UPCOMING' &&
    (match.statusId === 'ONGOING' || match.startTime > now - COVERED_FOR_S) &&
    !isShown(shown, match);

/** A tie whose teams may not be known yet. */
export const isOpenTie = ({ tie, statusId }: Match): boolean =>
  tie !== undefined && statusId === 'UPCOMING';

/** An upcoming tie whose teams one of the covered matches decides. */
export const isDecidedByCovered = (match: Match, covered: readonly RecentMatch[]): boolean =>
  isOpenTie(match) &&
  covered.some(
    ({ tie, tournament, stageId, homeTeam, awayTeam }) =>
      tie !== undefined &&
      tournament.id === match.tournament.id &&
      stageId !== match.stageId &&
      [match.homeTeam.id, match.awayTeam.id].some((id) => [homeTeam.id, awayTeam.id].includes(id)),
  );
