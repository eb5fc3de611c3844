import { orNotFound } from '../api-error.ts';
import type { HandlersFor } from './context.ts';
import { sliceFirst } from './pagination.ts';

/** The contract's maximum of `limit`; the large world has ten times as many matches. */
const MAX_MAIN_MATCHES = 2000;

/** luxon is loaded by the first request that needs it. */
const localDay = () => import('../local-day.ts');

export const matches: HandlersFor<
  | 'listMatches'
  | 'listMatchesToday'
  | 'listMatchesTomorrow'
  | 'listMainMatches'
  | 'listLiveMatches'
  | 'getMatch'
  | 'getMatchAnalysis'
> = {
  async listMatches({ params }, { view }) {
    const { from, to } = (await localDay()).dayOf(params.date, params);
    return view.matchesBetween(from, to, params.sportType);
  },

  async listMatchesToday({ params }, { view, now }) {
    const { from, to } = (await localDay()).dayAt(now, params);
    return view.matchesBetween(from, to, undefined, sliceFirst(params.limit));
  },

  async listMatchesTomorrow({ params }, { view, now }) {
    const { from, to } = (await localDay()).dayAt(now, params, 1);
    return view.matchesBetween(from, to, undefined, sliceFirst(params.limit));
  },

  listMainMatches: ({ params }, { view }) =>
    view.mainMatches(sliceFirst(params.limit ?? MAX_MAIN_MATCHES)),

  listLiveMatches: ({ params }, { view }) => view.liveMatches(sliceFirst(params.limit)),

  getMatch: ({ params: { matchId } }, { view }) =>
    orNotFound(view.match(matchId), 'match', matchId),

  getMatchAnalysis: ({ params: { matchId } }, { view }) =>
    orNotFound(view.analysis(matchId), 'match', matchId),
};
