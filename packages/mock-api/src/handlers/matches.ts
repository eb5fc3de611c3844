import { orNotFound } from '../errors.ts';
import { addDays, dayAt, dayOf } from '../local-day.ts';
import type { MatchSlice, WorldView } from '../world/world-view.ts';
import type { RequestContext, SomeHandlers } from './context.ts';
import { sliceFirst } from './pagination.ts';

/** The world has none after it. */
const LAST_DATE = '21001231';
/** The contract's maximum of `limit`; the large world has ten times as many matches. */
const MAX_MAIN_MATCHES = 2000;

const firstInOrder = ({ limit, order }: { limit: number; order?: MatchSlice['order'] }) => ({
  ...sliceFirst(limit),
  order,
});

interface MatchInput {
  readonly params: { readonly matchId: string };
}

/** Responds with what the view says of a match. */
const ofMatch =
  <T>(read: (view: WorldView, id: string) => T | undefined) =>
  ({ params: { matchId } }: MatchInput, { view }: RequestContext): T =>
    orNotFound(read(view, matchId), 'match', matchId);

export const matches = {
  listMatches({ params }, { view }) {
    const { from, to } = dayOf(params.date, params);
    return view.matchesBetween(from, to, params.sportType);
  },

  listMatchesToday({ params }, { view, now }) {
    const { from, to } = dayAt(now, params);
    return view.matchesBetween(from, to, undefined, firstInOrder(params));
  },

  listMatchesTomorrow({ params }, { view, now }) {
    const { from, to } = dayAt(now, params, 1);
    return view.matchesBetween(from, to, undefined, firstInOrder(params));
  },

  listMainMatches: ({ params }, { view }) =>
    view.mainMatches(sliceFirst(params.limit ?? MAX_MAIN_MATCHES)),

  listLiveMatches: ({ params }, { view }) =>
    view.liveMatches(firstInOrder(params), params.sportType),

  countMatches({ params }, { view }) {
    const dates = Array.from({ length: params.days }, (_, ahead) => addDays(params.date, ahead));
    return dates.flatMap((date) => {
      if (date > LAST_DATE) return [];
      const { from, to } = dayOf(date, params);
      return [{ date, matches: view.countBetween(from, to, params.sportType) }];
    });
  },

  getMatch: ofMatch((view, id) => view.match(id)),
  getMatchAnalysis: ofMatch((view, id) => view.analysis(id)),
  getMatchTimeline: ofMatch((view, id) => view.timeline(id)),
  getMatchLineups: ofMatch((view, id) => view.lineups(id)),
  getMatchStatistics: ofMatch((view, id) => view.statistics(id)),
  getMatchFacts: ofMatch((view, id) => view.matchFacts(id)),
} satisfies SomeHandlers;
