import type { Match } from '@touchline/types';
import type { PageCall } from '../../api/call.ts';
import { FEW_MEETINGS, meetingsCall } from '../../features/matches/detail/meetings-call.ts';
import {
  hasLineups,
  hasStatistics,
  isCounted,
  lineupsCall,
  statisticsCall,
} from '../../features/matches/model/part-calls.ts';
import type { Address } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import type { Resources } from '../../state/stores/resources.ts';

/** The views beside the overview, which are extras, in the order of their tabs. */
export const EXTRA_VIEWS = ['lineups', 'statistics', 'meetings'] as const;
export type ExtraView = (typeof EXTRA_VIEWS)[number];
export type View = 'overview' | ExtraView;

/** The view that an address asks for. */
export const viewIn = ({ search }: Pick<Address, 'search'>): View =>
  EXTRA_VIEWS.find((view) => view === search.get('view')) ?? 'overview';

/** What a view shows beside the match itself. */
export const viewCall = (view: ExtraView, match: Match, context: CallContext): PageCall =>
  ({
    lineups: lineupsCall(match.id, context),
    statistics: statisticsCall(match.id, context),
    meetings: meetingsCall(match, context, FEW_MEETINGS),
  })[view];

/** As far as it is known: the upstream may have the operation, and nothing of this match. */
export function hasView(
  view: ExtraView,
  match: Match,
  context: CallContext,
  read: Resources['read'],
): boolean {
  if (view === 'lineups' && !hasLineups(match)) return false;
  if (view === 'statistics' && !hasStatistics(match)) return false;
  if (read(viewCall(view, match, context)).result?.kind === 'not-found') return false;
  if (view !== 'statistics') return true;
  const { result } = read(statisticsCall(match.id, context));
  return result?.kind !== 'ok' || isCounted(result.data);
}
