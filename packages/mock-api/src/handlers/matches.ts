import { orNotFound } from '../api-error.ts';
import type { HandlersFor } from './context.ts';
import { dayAt, dayOf } from './day.ts';
import { sliceFirst } from './pagination.ts';

/** The contract's maximum of `limit`; the large world has ten times as many matches. */
const MAX_MAIN_MATCHES = 2000;

export const matches: HandlersFor<
  | 'listMatches'
  | 'listMatchesToday'
  | 'listMatchesTomorrow'
  | 'listMainMatches'
  | 'listLiveMatches'
  | 'getMatch'
  | 'getMatchAnalysis'
> = {
  listMatches({ params }, { view }) {
    const { from, to } = dayOf(params.date, params.timezoneOffset);
    return view.matchesBetween(from, to, params.sportType);
  },

  listMatchesToday({ params }, { view, now }) {
    const { from, to } = dayAt(now, params.timezoneOffset);
    return view.matchesBetween(from, to, undefined, sliceFirst(params.limit));
  },

  listMatchesTomorrow({ params }, { view, now }) {
    const { from, to } = dayAt(now, params.timezoneOffset, 1);
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
