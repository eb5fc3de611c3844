import { found } from '../api-error.ts';
import { dayAt, dayOf } from './day.ts';
import type { HandlersOf } from './handlers.ts';
import { first } from './pagination.ts';

/** As many as may be asked for; the large world has ten times as many. */
const MOST = 2000;

export const matches: HandlersOf<
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
    return view.matchesBetween(from, to, undefined, first(params.limit));
  },

  listMatchesTomorrow({ params }, { view, now }) {
    const { from, to } = dayAt(now, params.timezoneOffset, 1);
    return view.matchesBetween(from, to, undefined, first(params.limit));
  },

  listMainMatches: ({ params }, { view }) => view.mainMatches(first(params.limit ?? MOST)),

  listLiveMatches: ({ params }, { view }) => view.liveMatches(first(params.limit)),

  getMatch: ({ params: { matchId } }, { view }) => found(view.match(matchId), 'match', matchId),

  getMatchAnalysis: ({ params: { matchId } }, { view }) =>
    found(view.analysis(matchId), 'match', matchId),
};
