import type { Language } from '@touchline/shared/http/accept-language';
import { newRequestId } from '@touchline/shared/http/request-id';
import type { Match } from '@touchline/types';
import type { Contract, OperationId } from '@touchline/types/contract';
import type { Upstream, UpstreamResponse } from '../call.ts';
import type { ParseCall } from '../parse-call.ts';
import type { WorldHeaders } from '../world-headers.ts';
import type { LiveState } from './live-channel.ts';

export interface UpstreamReaderOptions {
  readonly contract: Contract;
  readonly parseCall: ParseCall;
  readonly upstream: Upstream;
  readonly clock: () => number;
}

/** What distinguishes one live list from another. */
export interface LiveView {
  readonly language: Language;
  readonly world: WorldHeaders | undefined;
}

/** Equal for equal views. */
export const viewKey = ({ language, world }: LiveView): string =>
  `${language} ${world ? JSON.stringify(world) : ''}`;

export interface UpstreamReader {
  /** The freshness lifetime of the live list, from the contract's cache policy. */
  readonly intervalMs: number;
  list(view: LiveView, signal: AbortSignal): Promise<LiveState>;
  /** The current state of these matches, without those that cannot be fetched. */
  matches(ids: readonly string[], view: LiveView, signal: AbortSignal): Promise<Map<string, Match>>;
  sportOfTournament(id: string, view: LiveView, signal: AbortSignal): Promise<string | undefined>;
}

const DEFAULT_INTERVAL_SECONDS = 2;

const dataOf = <T>({ body }: UpstreamResponse): T =>
  (JSON.parse(body.toString()) as { data: T }).data;

function instantOf({ headers }: UpstreamResponse, clock: () => number): number {
  const worldNow = Date.parse(headers['x-world-now'] ?? '');
  return Math.floor((Number.isNaN(worldNow) ? clock() : worldNow) / 1000);
}

/** Fetches the live list through the same validation and upstream chain as any call. */
export function createUpstreamReader({
  contract,
  parseCall,
  upstream,
  clock,
}: UpstreamReaderOptions): UpstreamReader {
  const findOperation = (id: OperationId) => {
    const operation = contract.operations.find((one) => one.id === id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    return operation;
  };
  const [list, match, tournament] = [
    findOperation('listLiveMatches'),
    findOperation('getMatch'),
    findOperation('getTournament'),
  ];
  const limit = list.parameters.find(({ name }) => name === 'limit')?.schema.maximum;

  const get = (operation: typeof list, query: string, view: LiveView, signal: AbortSignal) =>
    upstream(
      parseCall(operation, {
        path: {},
        query,
        headers: { 'accept-language': view.language, ...view.world },
        requestId: newRequestId(),
        signal,
      }),
    );

  return {
    intervalMs: (list.cache?.fresh ?? DEFAULT_INTERVAL_SECONDS) * 1000,
    async list(view, signal) {
      const response = await get(list, limit === undefined ? '' : `limit=${limit}`, view, signal);
      const { ageSeconds } = response;
      return { matches: dataOf<Match[]>(response), at: instantOf(response, clock), ageSeconds };
    },
    async matches(ids, view, signal) {
      const results = await Promise.allSettled(
        ids.map((id) => get(match, `matchId=${id}`, view, signal)),
      );
      const found = results
        .filter((result) => result.status === 'fulfilled')
        .map(({ value }) => dataOf<Match>(value));
      return new Map(found.map((one) => [one.id, one]));
    },
    async sportOfTournament(id, view, signal) {
      const response = await get(tournament, `tournamentId=${id}`, view, signal);
      return dataOf<{ sportType?: string }>(response).sportType;
    },
  };
}
