import type { Call, Upstream } from '@touchline/api-core/call';
import { isMatch } from '@touchline/shared/domain/is-match';
import { usualSeconds } from '@touchline/shared/domain/spoilers/conceal-match';
import type { Match, SportType, TeamDetails, Tournament } from '@touchline/types';
import type { UpstreamExtras } from '../config.ts';
import { lackedParameters } from '../upstream/upstream-extras.ts';
import { KnownSports, type KnownSportsOptions, NO_TOURNAMENT } from './known-sports.ts';

export interface CompleteOptions extends KnownSportsOptions {
  readonly extras: UpstreamExtras;
}

/** In place of the name of a tournament. */
const OTHER_MATCHES = { en: 'Other matches', zh: '其他比赛', es: 'Otros partidos' } as const;

const itemsOf = (data: unknown): readonly unknown[] => (Array.isArray(data) ? data : [data]);

const isTournament = (item: unknown): item is Tournament =>
  typeof item === 'object' && item !== null && 'stageDetails' in item;

/** Lists by year are lists too. */
const tournamentsIn = (data: unknown): Tournament[] => {
  const lists = typeof data === 'object' && data !== null ? Object.values(data) : [];
  return [...itemsOf(data), ...lists.filter(Array.isArray).flat()].filter(isTournament);
};

const isOfSport = ({ tournament: { sportType } }: Match, asked: string): boolean =>
  sportType === undefined ||
  sportType === asked ||
  (asked === 'esports' && sportType !== 'football' && sportType !== 'basketball');

/** Applies the parameters that the upstream lacks: sport, opponent and season of matches, and the page of a list. */
function withoutOthers(list: readonly object[], call: Call, lacked: readonly string[]): object[] {
  const params = call.params as Record<string, string | number | undefined>;
  const asked = (name: string) => (lacked.includes(name) ? params[name] : undefined);
  const [sportType, opponentId, seasonId] = ['sportType', 'opponentId', 'seasonId'].map(asked);
  const [size, page = 1] = ['size', 'page'].map(asked);
  const kept = list.filter((item) => {
    if (!isMatch(item)) return true;
    const { homeTeam, awayTeam, tournament } = item;
    return (
      (sportType === undefined || isOfSport(item, String(sportType))) &&
      (opponentId === undefined || homeTeam.id === opponentId || awayTeam.id === opponentId) &&
      (seasonId === undefined || tournament.currentSeasonId === seasonId)
    );
  });
  return size === undefined
    ? kept
    : kept.slice((Number(page) - 1) * Number(size), Number(page) * Number(size));
}

/** Half a score says nothing: the other half may be zero or not known. */
function dropHalfScore({ homeTeam, awayTeam }: Match): void {
  if (homeTeam.score !== null && awayTeam.score !== null) return;
  homeTeam.score = null;
  awayTeam.score = null;
}

/**
 * Completes the answers of an upstream that may lack extras: matches have a sport, an end, and both scores or none, a team has
 * its id, and lists have only what was asked for, whatever parameters the upstream knows.
 */
export function completingAnswers(next: Upstream, options: CompleteOptions): Upstream {
  const { extras } = options;
  const sports = new KnownSports(options);

  async function complete(call: Call, data: unknown): Promise<unknown> {
    const { operation, params } = call;
    const lacked = lackedParameters(extras, operation);
    const asked = lacked.includes('sportType') ? undefined : (params.sportType as SportType);
    const matches = itemsOf(data).filter(isMatch);
    sports.learn(tournamentsIn(data), asked);
    sports.learn(
      matches.map(({ tournament }) => tournament),
      asked,
    );
    await sports.complete(matches, call);
    for (const match of matches) {
      const { tournament } = match;
      if (tournament.id === NO_TOURNAMENT) {
        tournament.name = OTHER_MATCHES[call.language ?? 'en'];
        if (asked) tournament.sportType ??= asked;
      }
      dropHalfScore(match);
      if (match.endTime <= match.startTime) match.endTime = match.startTime + usualSeconds(match);
    }
    if (operation.id === 'getTeam') (data as TeamDetails).team.id ||= String(params.teamId);
    return Array.isArray(data) ? withoutOthers(data, call, lacked) : data;
  }

  return async (call) => {
    const response = await next(call);
    const { body, parsed } = response;
    // A body that the upstream has confirmed with a 304 was completed when it came.
    if (body === call.cached?.body || !isCompletable(call)) return response;
    const value = (parsed?.of === body ? parsed.value : JSON.parse(body.toString())) as {
      data: unknown;
    };
    const completed = { ...value, data: await complete(call, value.data) };
    const bytes = Buffer.from(JSON.stringify(completed));
    return { ...response, body: bytes, parsed: { of: bytes, value: completed } };
  };
}

const COMPLETED_TAGS = ['matches', 'tournaments', 'teams'];

const isCompletable = ({ operation }: Call): boolean =>
  operation.method === 'GET' && COMPLETED_TAGS.includes(operation.tag);
