import { expectTypeOf, test } from 'vitest';
import type { Client, Handlers, Match, Wallet } from '../src/index.ts';

declare const client: Client;
declare const handlers: Handlers<object>;
const neverRun = (_: () => unknown) => {};

test('SYS-1 a call returns the entity of the contract', () => {
  neverRun(async () => {
    expectTypeOf(await client.get('/matches/live', { limit: 1 })).toEqualTypeOf<Match[]>();
    expectTypeOf(await client.get('/auth/wallet', {})).toEqualTypeOf<Wallet>();
    expectTypeOf(
      await client.get('/static/{pageName}.html', { pageName: 'about' }),
    ).toEqualTypeOf<string>();
  });
});

test('SYS-1 a call with a wrong path, parameter or body does not compile', () => {
  // @ts-expect-error no such path
  neverRun(() => client.get('/matches/lost', {}));
  // @ts-expect-error no such parameter
  neverRun(() => client.get('/matches/live', { limits: 1 }));
  // @ts-expect-error a parameter of another type
  neverRun(() => client.get('/matches/live', { limit: 'many' }));
  // @ts-expect-error a missing parameter
  neverRun(() => client.get('/matches/info', {}));
  // @ts-expect-error an unknown sport
  neverRun(() => client.get('/teams/rankings', { sportType: 'chess' }));
  // @ts-expect-error a body without its password
  neverRun(() => client.post('/auth/login', { username: 'a' }));
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
