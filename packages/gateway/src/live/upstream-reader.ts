import type { Match } from '@touchline/types';
import type { Contract, OperationId } from '@touchline/types/contract';
import type { Language } from '@touchline/types/http/accept-language';
import { newRequestId } from '@touchline/types/http/request-id';
import type { Answer, Ask } from '../api/call.ts';
import type { MakeCall } from '../api/parse-call.ts';
import type { DevWorld } from '../api/world-headers.ts';
import type { LiveState } from './live-channel.ts';

export interface LiveReaderOptions {
  readonly contract: Contract;
  readonly makeCall: MakeCall;
  readonly ask: Ask;
  readonly clock: () => number;
}

/** For whom the upstream is asked. */
export interface LiveView {
  readonly language: Language;
  readonly world: DevWorld | undefined;
}

export interface LiveReader {
  /** How often it is worth asking, as the contract's own cache policy has it. */
  readonly intervalMs: number;
  list(view: LiveView, signal: AbortSignal): Promise<LiveState>;
  /** Each of these as it is now; one that cannot be had is left out. */
  matches(ids: readonly string[], view: LiveView, signal: AbortSignal): Promise<Map<string, Match>>;
  sportOfTournament(id: string, view: LiveView, signal: AbortSignal): Promise<string | undefined>;
}

const USUAL_SECONDS = 2;

const dataOf = <T>({ body }: Answer): T => (JSON.parse(body.toString()) as { data: T }).data;

function instantOf({ headers }: Answer, clock: () => number): number {
  const told = Date.parse(headers['x-world-now'] ?? '');
  return Math.floor((Number.isNaN(told) ? clock() : told) / 1000);
}

/** Asks the upstream for what is live, by the rules that every call goes by. */
export function liveReader({ contract, makeCall, ask, clock }: LiveReaderOptions): LiveReader {
  const operation = (id: OperationId) => {
    const found = contract.operations.find((one) => one.id === id);
    if (!found) throw new Error(`The contract has no ${id}.`);
    return found;
  };
  const [list, match, tournament] = [
    operation('listLiveMatches'),
    operation('getMatch'),
    operation('getTournament'),
  ];
  const limit = list.parameters.find(({ name }) => name === 'limit')?.schema.maximum;

  const get = (of: typeof list, query: string, view: LiveView, signal: AbortSignal) =>
    ask(
      makeCall(of, {
        path: {},
        query,
        headers: { 'accept-language': view.language, ...view.world },
        requestId: newRequestId(),
        signal,
      }),
    );

  return {
    intervalMs: (list.cache?.fresh ?? USUAL_SECONDS) * 1000,
    async list(view, signal) {
      const answer = await get(list, limit === undefined ? '' : `limit=${limit}`, view, signal);
      return { matches: dataOf<Match[]>(answer), at: instantOf(answer, clock) };
    },
    async matches(ids, view, signal) {
      const answers = await Promise.allSettled(
        ids.map((id) => get(match, `matchId=${id}`, view, signal)),
      );
      const found = answers
        .filter((one) => one.status === 'fulfilled')
        .map(({ value }) => dataOf<Match>(value));
      return new Map(found.map((one) => [one.id, one]));
    },
    async sportOfTournament(id, view, signal) {
      const answer = await get(tournament, `tournamentId=${id}`, view, signal);
      return dataOf<{ sportType?: string }>(answer).sportType;
    },
  };
}
