import { foldTimeline, statisticsAt } from '@touchline/shared/timeline';
import type { Match, MatchStatistics, MatchTimeline } from '@touchline/types';
import type { CaseContext } from '../case-context.ts';
import type { SampleData } from '../discover.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';
import { sampleOfEachKind } from './sample-of-each-kind.ts';
import { timelineErrors } from './timeline-errors.ts';

/** Instants per match at which its history is compared with it, if the server has worlds. */
const INSTANTS = 20;

/** Sorts the members of all objects. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

interface Look {
  readonly match: Match;
  /** The instant that the response describes; undefined if the server does not report it. */
  readonly at: number | undefined;
}

async function look(
  context: CaseContext,
  matchId: string,
  headers: Record<string, string> = {},
): Promise<Look | undefined> {
  const response = await context.send('getMatch', { query: { matchId }, headers });
  const match = (response.json as { data?: Match } | undefined)?.data;
  const at = Date.parse(response.headers.get('x-world-now') ?? '') / 1000;
  return match && { match, at: Number.isNaN(at) ? undefined : at };
}

function compare(context: CaseContext, timeline: MatchTimeline, { match }: Look, at: number): void {
  // Otherwise the fold would fill the gaps of the history from the match.
  const { incidents: _, commentary: __, ...constant } = match;
  const folded = foldTimeline(constant, timeline).at(at);
  // The tournament changes after the match is over.
  const expected = at > timeline.to ? { ...match, tournament: folded.tournament } : match;
  context.expectEqual(sorted(folded), sorted(expected), `${match.id} at ${at} by its history`);
}

/** Fetches the match first: its history must not be older. */
async function checkNow(context: CaseContext, { id }: Match): Promise<void> {
  const now = await look(context, id);
  const timeline = await context.api.GET('/matches/timeline', {
    params: { query: { matchId: id } },
  });
  for (const error of timelineErrors(timeline)) context.fail(error);
  if (!now || timeline.observed) return;
  if (timeline.endedAt !== undefined && now.match.statusId === 'FINISHED') {
    compare(context, timeline, now, now.at ?? timeline.to + 1);
  } else if (now.at !== undefined && now.at <= timeline.to) compare(context, timeline, now, now.at);
}

/** The statistics of a match that is over are those at the end of its history, if that has some. */
async function checkStatistics(context: CaseContext, matchId: string): Promise<void> {
  const query = { query: { matchId } };
  const timeline = await context.api.GET('/matches/timeline', { params: query });
  const { statistics, boxScore, startTime, endedAt } = timeline;
  if (!(statistics || boxScore) || endedAt === undefined) return;
  const { status, json } = await context.send('getMatchStatistics', query, 200, 404, 501);
  if (status !== 200) return;
  const { data } = json as { data: MatchStatistics };
  const last = statisticsAt(timeline, endedAt - startTime);
  context.expectEqual(sorted(last), sorted(data), `the statistics of ${matchId} by its history`);
}

/** Compares many instants, if the server has worlds. */
async function checkThen(context: CaseContext, { id }: Match): Promise<void> {
  const timeline = await context.api.GET('/matches/timeline', {
    params: { query: { matchId: id } },
  });
  const { from, to, startTime } = timeline;
  if (timeline.observed) return;
  for (let no = 0; no <= INSTANTS; no++) {
    // A quarter of them are before the start.
    const [first, last] =
      no % 4 === 0 ? [from, Math.min(startTime, to)] : [Math.min(startTime, to), to];
    const at = first + Math.floor(((last - first) * no) / INSTANTS);
    const worldAt = new Date(at * 1000).toISOString();
    const then = await look(context, id, { 'x-world-at': worldAt });
    if (then?.at !== at) return;
    compare(context, timeline, then, at);
  }
}

export async function timelineInvariants(suite: Suite, { matches }: SampleData): Promise<void> {
  if (!offers(suite, 'getMatchTimeline')) return;
  for (const match of sampleOfEachKind(matches)) {
    const { id, statusId } = match;
    await suite.checkPatiently(
      'getMatchTimeline',
      `the history of ${id} (${statusId}) leads to the match as it is`,
      (context) => checkNow(context, match),
    );
    await suite.check(
      'getMatchTimeline',
      `the history of ${id} (${statusId}) gives the match of other instants`,
      (context) => checkThen(context, match),
    );
    if (statusId !== 'FINISHED') continue;
    await suite.check(
      'getMatchTimeline',
      `the history of ${id} ends with its statistics`,
      (context) => checkStatistics(context, id),
    );
  }
}
