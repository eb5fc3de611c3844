import { expectTypeOf, test } from 'vitest';
import type { Client, Handlers, Match, Wallet } from '../src/index.ts';

declare const client: Client;
declare const handlers: Handlers<object>;
const never = (_: () => unknown) => {};

test('SYS-1 a call hands back the entity of the contract', () => {
  never(async () => {
    expectTypeOf(await client.get('/matches/live', { limit: 1 })).toEqualTypeOf<Match[]>();
    expectTypeOf(await client.get('/auth/wallet', {})).toEqualTypeOf<Wallet>();
    expectTypeOf(
      await client.get('/static/{pageName}.html', { pageName: 'about' }),
    ).toEqualTypeOf<string>();
  });
});

test('SYS-1 a call with a wrong path, parameter or body does not compile', () => {
  // @ts-expect-error no such path
  never(() => client.get('/matches/lost', {}));
  // @ts-expect-error no such parameter
  never(() => client.get('/matches/live', { limits: 1 }));
  // @ts-expect-error a parameter of another type
  never(() => client.get('/matches/live', { limit: 'many' }));
  // @ts-expect-error a parameter that is missing
  never(() => client.get('/matches/info', {}));
  // @ts-expect-error a sport that is not played here
  never(() => client.get('/teams/rankings', { sportType: 'chess' }));
  // @ts-expect-error a body without its password
  never(() => client.post('/auth/login', { username: 'a' }));
});

test('SYS-1 a missing handler does not compile', () => {
  const { listLiveMatches: _, ...incomplete } = {} as Handlers<object>;
  // @ts-expect-error listLiveMatches is missing
  never((): Handlers<object> => incomplete);
});

test('SYS-1 a handler that answers with a wrong field does not compile', () => {
  const wrong = { ...({} as Handlers<object>), getWallet: () => ({ balance: { USDT: 1 } }) };
  // @ts-expect-error balance is balances
  never((): Handlers<object> => wrong);
});

test('SYS-1 the stream is the gateway’s own and asks no handler of an upstream', () => {
  // @ts-expect-error no upstream answers it
  never(() => handlers.streamLive);
});

test('SYS-1 a handler finds defaults filled in', () => {
  type Params = Parameters<Handlers<object>['listTeamRankings']>[0]['params'];
  expectTypeOf<Params['page']>().toEqualTypeOf<number>();
  expectTypeOf<Params['countryId']>().toEqualTypeOf<string | undefined>();
});
