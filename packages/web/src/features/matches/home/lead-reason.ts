import type { Match } from '@touchline/types';
import type { Stars } from '../../../state/favourites/star.ts';
import { isFinal } from '../list/by-importance.ts';
import { isStarred } from '../list/is-starred.ts';

export type LeadReason = 'starred' | 'final' | 'lastRound' | 'closest' | 'best';

/** Why a match leads the live matches; undefined where the upstream does not rank its tournaments. */
export function leadReason(
  lead: Match,
  others: readonly Match[],
  stars: Stars,
): LeadReason | undefined {
  const { tournament, round, roundKind, covered } = lead;
  if (isStarred(lead, stars)) return 'starred';
  if (isFinal(lead)) return 'final';
  if (tournament.rank === undefined) return undefined;
  if (round && !roundKind && round === tournament.roundCount) return 'lastRound';
  const hasPeer = others.some((other) => other.tournament.id === tournament.id);
  // `closest` would reveal the score of a covered match.
  return hasPeer && !covered ? 'closest' : 'best';
}
