import type { Language } from '@touchline/shared/domain/http/accept-language';
import type { ListedPlayer, TeamRanking, Tournament, TournamentsByYear } from '@touchline/types';
import { languages, sports } from '@touchline/types/client-contract';
import type { Operation, OperationId } from '@touchline/types/contract';
import type { Call } from '../call.ts';
import { GatewayProblem } from '../gateway-problem.ts';
import { dataOf, type OwnCallOptions, ownCalls } from '../own-calls.ts';

export type ListFetcherOptions = OwnCallOptions;

type Sport = (typeof sports)[number];

interface ListOf<Kind, Item> {
  readonly kind: Kind;
  readonly sport: Sport;
  readonly language: Language;
  readonly items: readonly Item[];
  /** Why the list is incomplete, if it is. */
  readonly error: unknown;
}

export type PlayerList = ListOf<'players', ListedPlayer>;
export type EntityList = ListOf<'teams' | 'tournaments', TeamRanking | Tournament>;
/** One list of the upstream in one language. */
export type List = EntityList | PlayerList;
type ListItem = List['items'][number];

const SOURCES: readonly (readonly [OperationId, List['kind']])[] = [
  ['listTeamRankings', 'teams'],
  ['listOngoingTournaments', 'tournaments'],
  ['listUpcomingTournaments', 'tournaments'],
  ['listCurrentYearTournaments', 'tournaments'],
  ['listPlayers', 'players'],
];

const MAX_PAGES = 50;

const queryParameter = ({ parameters }: Operation, name: string) =>
  parameters.find((parameter) => parameter.in === 'query' && parameter.name === name);

const itemsOf = (data: ListItem[] | TournamentsByYear): readonly ListItem[] =>
  Array.isArray(data) ? data : (Object.values(data)[0] ?? []);

/** Players are an extra, which an upstream may lack. */
const isLacking = (error: unknown) =>
  error instanceof GatewayProblem && (error.status === 404 || error.status === 501);

/** Fetches every list of teams, tournaments and players for a call. A failure ends its list early and is returned with it. */
export function createListFetcher(options: ListFetcherOptions) {
  const { operation: operationOf, get } = ownCalls(options);

  async function fetchList(
    [id, kind]: (typeof SOURCES)[number],
    sport: Sport,
    language: Language,
    call: Call,
    signal: AbortSignal,
  ): Promise<List> {
    const operation = operationOf(id) as Operation;
    const { requestId, world } = call;
    const size = queryParameter(operation, 'size')?.schema.maximum;
    const query = new URLSearchParams({ sportType: sport });
    if (queryParameter(operation, 'timezoneOffset')) query.set('timezoneOffset', '0');
    if (size !== undefined) query.set('size', String(size));
    const items: ListItem[] = [];
    const list = { kind, sport, language, items } as Omit<List, 'error'>;
    try {
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        if (size !== undefined) query.set('page', String(page));
        const context = { language, world, requestId, signal };
        const pageItems = itemsOf(dataOf(await get(id, `${query}`, context)));
        items.push(...pageItems);
        if (size === undefined || pageItems.length < Number(size)) break;
      }
      return { ...list, error: undefined } as List;
    } catch (error) {
      if (call.caller.signal.aborted) throw error;
      return { ...list, error: isLacking(error) && kind === 'players' ? undefined : error } as List;
    }
  }

  /** Sequential: an upstream that gets all these calls at once exceeds the time limit of each. */
  async function fetchSource(
    source: (typeof SOURCES)[number],
    call: Call,
    signal: AbortSignal,
  ): Promise<List[]> {
    const lists: List[] = [];
    for (const sport of sports) {
      for (const language of languages)
        lists.push(await fetchList(source, sport, language, call, signal));
    }
    return lists;
  }

  /** `totalMs` limits all calls together. Lists that are not complete by then end with what they have. */
  return async (call: Call, totalMs?: number): Promise<List[]> => {
    const signal =
      totalMs === undefined
        ? call.caller.signal
        : AbortSignal.any([call.caller.signal, AbortSignal.timeout(totalMs)]);
    return (await Promise.all(SOURCES.map((source) => fetchSource(source, call, signal)))).flat();
  };
}
