import type { Match } from '@touchline/types';
import type { Contract, OperationId } from '@touchline/types/contract';
import type { Answer, Ask } from '../api/call.ts';
import type { MakeCall } from '../api/parse-call.ts';
import type { DevWorld } from '../api/world-headers.ts';
import type { Sport } from './match-presets.ts';

export interface WorldReaderOptions {
  readonly contract: Contract;
  readonly makeCall: MakeCall;
  readonly ask: Ask;
}

/** On whose behalf the upstream is asked. */
export interface Visit {
  readonly requestId: string;
  readonly signal: AbortSignal;
}

const compact = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');

/** Asks the upstream about a world by the rules that every call goes by. */
export function worldReader({ contract, makeCall, ask }: WorldReaderOptions) {
  async function get(
    id: OperationId,
    query: Record<string, string>,
    visit: Visit,
    world?: DevWorld,
  ): Promise<Answer> {
    const operation = contract.operations.find((one) => one.id === id);
    if (!operation) throw new Error(`The contract has no ${id}.`);
    const incoming = { path: {}, query: `${new URLSearchParams(query)}`, headers: { ...world } };
    return ask(makeCall(operation, { ...incoming, ...visit }));
  }

  return {
    /** What time it is there, in milliseconds, as far as the upstream tells it; fails where there is no such world. */
    async now(visit: Visit, world?: DevWorld): Promise<number | undefined> {
      const query = { timezoneOffset: '0', limit: '1' };
      const { headers } = await get('listMatchesToday', query, visit, world);
      const told = Date.parse(headers['x-world-now'] ?? '');
      return Number.isNaN(told) ? undefined : told;
    },
    async matchesOn(sport: Sport, day: number, visit: Visit): Promise<readonly Match[]> {
      const query = { date: compact(day), timezoneOffset: '0', sportType: sport };
      const { body } = await get('listMatches', query, visit);
      return (JSON.parse(body.toString()) as { data: Match[] }).data;
    },
  };
}
