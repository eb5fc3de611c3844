import type { Match } from '@touchline/types';
import type { Contract, OperationId } from '@touchline/types/contract';
import type { Answer, Ask } from '../calls/call.ts';
import type { DevWorld } from '../calls/dev-world.ts';
import type { MakeCall } from '../calls/make-call.ts';
import type { Language } from '../http/language.ts';
import { newRequestId } from '../http/request-id.ts';
import type { LiveState } from './live-channel.ts';

export interface LiveReaderOptions {
  readonly contract: Contract;
  readonly makeCall: MakeCall;
  readonly ask: Ask;
  readonly clock: () => number;
}

export interface LiveReader {
  /** How often it is worth asking, as the contract's own cache policy has it. */
  readonly intervalMs: number;
  read(language: Language, world: DevWorld | undefined, signal: AbortSignal): Promise<LiveState>;
}

const LIVE_LIST: OperationId = 'listLiveMatches';
const USUAL_SECONDS = 2;

function instantOf({ headers }: Answer, clock: () => number): number {
  const told = Date.parse(headers['x-world-now'] ?? '');
  return Math.floor((Number.isNaN(told) ? clock() : told) / 1000);
}

/** Asks for the whole live list, by the rules that every call goes by. */
export function liveReader({ contract, makeCall, ask, clock }: LiveReaderOptions): LiveReader {
  const operation = contract.operations.find(({ id }) => id === LIVE_LIST);
  if (!operation) throw new Error(`The contract has no ${LIVE_LIST}.`);
  const limit = operation.parameters.find(({ name }) => name === 'limit')?.schema.maximum;
  return {
    intervalMs: (operation.cache?.fresh ?? USUAL_SECONDS) * 1000,
    async read(language, world, signal) {
      const call = makeCall(operation, {
        path: {},
        query: limit === undefined ? '' : `limit=${limit}`,
        headers: { 'accept-language': language, ...world },
        requestId: newRequestId(),
        signal,
      });
      const answer = await ask(call);
      const { data } = JSON.parse(answer.body.toString()) as { data: Match[] };
      return { matches: data, at: instantOf(answer, clock) };
    },
  };
}
