import type { Match, StandingTable } from '@touchline/types';
import type { TFunction } from 'i18next';
import type { Stars } from '../../../state/favourites/star.ts';
import { isFinal } from '../list/by-importance.ts';
import { isStarred } from '../list/is-starred.ts';
import { tableStake } from '../list/table-stake.ts';

interface Leading {
  lead: Match;
  others: readonly Match[];
  stars: Stars;
  tables: readonly StandingTable[];
}

/** Why a match leads the live matches; undefined where neither a table nor a rank of its tournament is known. */
export function leadReason({ lead, others, stars, tables }: Leading) {
  const { tournament, round, roundKind, covered } = lead;
  if (isStarred(lead, stars)) return 'starred';
  if (isFinal(lead)) return 'final';
  const stake = tableStake(lead, tables);
  if (stake) return stake.kind;
  if (tournament.rank === undefined) return undefined;
  if (round && !roundKind && round === tournament.roundCount) return 'lastRound';
  const hasPeer = others.some((other) => other.tournament.id === tournament.id);
  // `closest` would reveal the score of a covered match.
  return hasPeer && !covered ? 'closest' : 'best';
}

/** 'Premier Division: first place is at stake; Kingsmere hold it as it stands' */
export function leadReasonText(leading: Leading, t: TFunction): string | undefined {
  const { lead, tables } = leading;
  const reason = leadReason(leading);
  const { place, leader } = tableStake(lead, tables) ?? {};
  return (
    reason && t(`home.why.${reason}`, { tournament: lead.tournament.name, count: place, leader })
  );
}
