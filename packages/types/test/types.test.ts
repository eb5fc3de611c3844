import { expectTypeOf, test } from 'vitest';
import type { Client, Handlers, Match, Wallet } from '../src/index.ts';

declare const client: Client;
declare const handlers: Handlers<object>;
const neverRun = (_: () => unknown) => {};

test('SYS-1 a call returns the entity of the contract', () => {
  neverRun(async () => {
    expectTypeOf(
      await client.GET('/matches/live', { params: { query: { limit: 1 } } }),
    ).toEqualTypeOf<Match[]>();
    expectTypeOf(await client.GET('/auth/wallet')).toEqualTypeOf<Wallet>();
    expectTypeOf(
      await client.GET('/static/{pageName}.html', { params: { path: { pageName: 'about' } } }),
    ).toEqualTypeOf<string>();
  });
});

test('SYS-1 a call with a wrong path, parameter or body does not compile', () => {
  // @ts-expect-error no such path
  neverRun(() => client.GET('/matches/lost'));
  // @ts-expect-error no such parameter
  neverRun(() => client.GET('/matches/live', { params: { query: { limits: 1 } } }));
  // @ts-expect-error a parameter beside the right one
  neverRun(() => client.GET('/matches/live', { params: { query: { limit: 1, limits: 1 } } }));
  const query = { pageName: 'jobs' };
  // @ts-expect-error a path parameter in the query
  neverRun(() => client.GET('/static/{pageName}.html', { params: { query } }));
  // @ts-expect-error the client decides how a body is read
  neverRun(() => client.GET('/matches/live', { parseAs: 'text' }));
  // @ts-expect-error a parameter of another type
  neverRun(() => client.GET('/matches/live', { params: { query: { limit: 'many' } } }));
  // @ts-expect-error a missing parameter
  neverRun(() => client.GET('/matches/info'));
  // @ts-expect-error an unknown sport
  neverRun(() => client.GET('/teams/rankings', { params: { query: { sportType: 'chess' } } }));
  // @ts-expect-error a body without its password
  neverRun(() => client.POST('/auth/login', { body: { username: 'a' } }));
});

test('SYS-1 a missing handler does not compile', () => {
  const { listLiveMatches: _, ...incomplete } = {} as Handlers<object>;
  // @ts-expect-error listLiveMatches is missing
  neverRun((): Handlers<object> => incomplete);
});

test('SYS-1 a handler that returns a wrong field does not compile', () => {
  const wrong = { ...({} as Handlers<object>), getWallet: () => ({ balance: { USDT: 1 } }) };
  // @ts-expect-error balance is balances
  neverRun((): Handlers<object> => wrong);
});

test('SYS-1 the stream is the gateway’s and needs no handler of an upstream', () => {
  // @ts-expect-error no upstream has it
  neverRun(() => handlers.streamLive);
});

test('SYS-1 a handler receives defaults', () => {
  type Params = Parameters<Handlers<object>['listTeamRankings']>[0]['params'];
  expectTypeOf<Params['page']>().toEqualTypeOf<number>();
  expectTypeOf<Params['countryId']>().toEqualTypeOf<string | undefined>();
});
