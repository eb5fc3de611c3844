import type { Match, Standing } from '@touchline/types';
import type { TFunction } from 'i18next';
import type { Stars } from '../../../state/favourites/star.ts';
import { isFinal } from '../list/by-importance.ts';
import { isStarred } from '../list/is-starred.ts';
import { tableStake } from '../list/table-stake.ts';

interface Leading {
  lead: Match;
  others: readonly Match[];
  stars: Stars;
  standing: Standing | undefined;
}

/** Why a match leads the live matches; undefined where neither a table nor a rank of its tournament is known. */
export function leadReason({ lead, others, stars, standing }: Leading) {
  const { tournament, round, roundKind, covered } = lead;
  if (isStarred(lead, stars)) return 'starred';
  if (isFinal(lead)) return 'final';
  const stake = tableStake(lead, standing?.tables ?? []);
  if (stake) return stake.kind;
  if (tournament.rank === undefined) return undefined;
  if (round && !roundKind && round === tournament.roundCount) return 'lastRound';
  const hasPeer = others.some((other) => other.tournament.id === tournament.id);
  // `closest` would reveal the score of a covered match.
  return hasPeer && !covered ? 'closest' : 'best';
}

/**
 * 'Premier Division: first place is at stake; Kingsmere hold it as it stands'; without the leader where the table may leave
 * out the matches in play.
 */
export function leadReasonText(leading: Leading, t: TFunction): string | undefined {
  const { lead, standing } = leading;
  const reason = leadReason(leading);
  const { place, leader } = tableStake(lead, standing?.tables ?? []) ?? {};
  const key = reason === 'title' && standing?.matches === 'started' ? 'leader' : reason;
  return key && t(`home.why.${key}`, { tournament: lead.tournament.name, count: place, leader });
}
