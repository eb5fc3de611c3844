import type { TeamRanking, Tournament, TournamentsByYear } from '@touchline/types';
import type { Contract, Operation, OperationId } from '@touchline/types/contract';
import type { Language } from '@touchline/types/http/accept-language';
import type { Ask, Call } from '../api/call.ts';
import type { MakeCall } from '../api/parse-call.ts';

export interface ReadListsOptions {
  readonly contract: Contract;
  readonly makeCall: MakeCall;
  readonly ask: Ask;
}

type Sport = 'football' | 'basketball' | 'esports';
type Listed = TeamRanking | Tournament;

/** What one list of the upstream said, in one language. */
export interface List {
  readonly kind: 'teams' | 'tournaments';
  readonly sport: Sport;
  readonly language: Language;
  readonly items: readonly Listed[];
  /** Why it ends too early, if it does. */
  readonly fault: unknown;
}

const sports: readonly Sport[] = ['football', 'basketball', 'esports'];
const languages: readonly Language[] = ['en', 'zh'];
const sources: readonly (readonly [OperationId, List['kind']])[] = [
  ['listTeamRankings', 'teams'],
  ['listOngoingTournaments', 'tournaments'],
  ['listUpcomingTournaments', 'tournaments'],
  ['listCurrentYearTournaments', 'tournaments'],
];

const MOST_PAGES = 50;

const takes = ({ parameters }: Operation, name: string) =>
  parameters.find((one) => one.in === 'query' && one.name === name);

const itemsOf = (data: Listed[] | TournamentsByYear): readonly Listed[] =>
  Array.isArray(data) ? data : (Object.values(data)[0] ?? []);

/** Reads every list of teams and tournaments by the rules that each call goes by; what fails is told, not thrown. */
export function listsReader({ contract, makeCall, ask }: ReadListsOptions) {
  const operations = new Map(contract.operations.map((one) => [one.id, one]));

  async function page(operation: Operation, query: URLSearchParams, language: Language, own: Call) {
    const { requestId, signal, world } = own;
    const headers = { 'accept-language': language, ...world };
    const call = makeCall(operation, { path: {}, query: `${query}`, headers, requestId, signal });
    return itemsOf(JSON.parse((await ask(call)).body.toString()).data);
  }

  async function list(
    [id, kind]: (typeof sources)[number],
    sport: Sport,
    language: Language,
    own: Call,
  ): Promise<List> {
    const operation = operations.get(id) as Operation;
    const size = takes(operation, 'size')?.schema.maximum;
    const query = new URLSearchParams({ sportType: sport });
    if (takes(operation, 'timezoneOffset')) query.set('timezoneOffset', '0');
    if (size !== undefined) query.set('size', String(size));
    const items: Listed[] = [];
    const told = (fault?: unknown) => ({ kind, sport, language, items, fault });
    try {
      for (let at = 1; at <= MOST_PAGES; at += 1) {
        if (size !== undefined) query.set('page', String(at));
        const found = await page(operation, query, language, own);
        items.push(...found);
        if (size === undefined || found.length < Number(size)) break;
      }
      return told();
    } catch (error) {
      if (own.signal.aborted) throw error;
      return told(error);
    }
  }

  /** One after the other: an upstream that is asked for all of them at once answers none in time. */
  async function listsOf(source: (typeof sources)[number], own: Call): Promise<List[]> {
    const lists: List[] = [];
    for (const sport of sports) {
      for (const language of languages) lists.push(await list(source, sport, language, own));
    }
    return lists;
  }

  return async (own: Call): Promise<List[]> =>
    (await Promise.all(sources.map((source) => listsOf(source, own)))).flat();
}
