import { BEHIND_HEADER, secondsBehind } from '@touchline/shared/http/world-headers';
import { isMatch } from '@touchline/shared/is-match';
import { cutTimeline, foldTimeline, statisticsAt } from '@touchline/shared/timeline';
import type {
  Lineup,
  Match,
  MatchLineups,
  MatchStatistics,
  MatchTimeline,
  PlayerMatch,
} from '@touchline/types';
import type { Call, Upstream } from '../call.ts';
import { dataOf, type OwnCallOptions, ownCalls, worldNowOf } from '../own-calls.ts';

export interface HistoriesOptions extends OwnCallOptions {
  readonly clock: () => number;
}

/** No match takes longer: one that began before is over, with and without a delay. */
const LONGEST_MATCH_S = 8 * 3600;

/** The line-ups without the substitutions after an instant. */
function cutLineups({ home, away, ...rest }: MatchLineups, instant: number): MatchLineups {
  const cut = ({ substitutions, ...side }: Lineup): Lineup => ({
    ...side,
    substitutions: substitutions.filter(({ at }) => at <= instant),
  });
  return { ...rest, home: cut(home), away: cut(away) };
}

/** Without those that may not have been over: no history has what a player did until then. */
const playerMatchesAt = (matches: readonly PlayerMatch[], at: number): PlayerMatch[] =>
  matches.filter(
    ({ statusId, startTime }) => statusId !== 'ONGOING' && startTime <= at - LONGEST_MATCH_S,
  );

const withoutDelay = ({ [BEHIND_HEADER]: _, ...world }: NonNullable<Call['world']>) =>
  Object.keys(world).length > 0 ? world : undefined;

/**
 * Answers calls for an earlier instant on behalf of an upstream that knows the present only: each match, alone or in a
 * list, is folded from its history. A match without one, tables, and the totals and top lists of players stay as the
 * upstream has them.
 */
export function withHistories(options: HistoriesOptions): Upstream {
  const { upstream, clock } = options;
  const { get } = ownCalls(options);

  async function timelineOf(id: string, call: Call): Promise<MatchTimeline | undefined> {
    try {
      const timeline = dataOf<MatchTimeline>(await get('getMatchTimeline', `matchId=${id}`, call));
      return timeline.startedAt === undefined ? undefined : timeline;
    } catch {
      return undefined;
    }
  }

  async function matchAt(match: Match, at: number, call: Call): Promise<Match> {
    const mayDiffer = match.statusId !== 'UPCOMING' && match.startTime > at - LONGEST_MATCH_S;
    const timeline = mayDiffer ? await timelineOf(match.id, call) : undefined;
    return timeline ? foldTimeline(match, timeline).at(at) : match;
  }

  /** Without a history, nothing is known of an earlier instant. */
  async function statisticsOf(data: unknown, at: number, call: Call): Promise<MatchStatistics> {
    const timeline = await timelineOf(String(call.params.matchId), call);
    if (timeline?.endedAt !== undefined && timeline.endedAt <= at) return data as MatchStatistics;
    return statisticsAt(timeline ?? {}, at - (timeline?.startTime ?? 0));
  }

  async function dataAt(data: unknown, at: number, call: Call): Promise<unknown> {
    if (call.operation.id === 'getMatchTimeline') return cutTimeline(data as MatchTimeline, at);
    if (call.operation.id === 'getMatchLineups') return cutLineups(data as MatchLineups, at);
    if (call.operation.id === 'getMatchStatistics') return statisticsOf(data, at, call);
    if (call.operation.id === 'listPlayerMatches') {
      return playerMatchesAt(data as readonly PlayerMatch[], at);
    }
    if (isMatch(data)) return matchAt(data, at, call);
    if (!Array.isArray(data)) return data;
    return Promise.all(data.map((one) => (isMatch(one) ? matchAt(one, at, call) : one)));
  }

  return async (delayed) => {
    const behind = secondsBehind(delayed.world);
    if (behind === 0 || !delayed.world) return upstream(delayed);
    const call = delayed.with({ world: withoutDelay(delayed.world) });
    const { headers, body, ageSeconds } = await upstream(call);
    const worldNow = worldNowOf({ headers });
    const now = worldNow === undefined ? clock() : worldNow + ageSeconds * 1000;
    const at = Math.floor(now / 1000) - behind;
    const data = await dataAt(dataOf({ body }), at, call);
    return {
      headers: { ...headers, 'x-world-now': new Date(at * 1000).toISOString() },
      body: Buffer.from(JSON.stringify({ data })),
      ageSeconds: 0,
      shareable: false,
    };
  };
}
