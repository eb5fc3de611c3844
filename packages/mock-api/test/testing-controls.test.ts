import { createClient } from '@touchline/types';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import '../src/testing/vitest.ts';
import { handlersFor, startMock, type WorldOptions, worldFetch } from '../src/testing/index.ts';

const AT = '2026-11-28T15:20:00Z';
const worldOf = (options: WorldOptions = {}) => worldFetch({ at: AT, size: 'small', ...options });

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

test('a function answers an operation, with the call and the world’s own data', async () => {
  const world = worldOf({
    handlers: {
      listLiveMatches: async ({ params }, { at, language, data }) => {
        expect([params.limit, at.toISOString(), language]).toEqual([
          2,
          `${AT.slice(0, -1)}.000Z`,
          'en',
        ]);
        const matches = await data();
        return matches.map((match) => ({ ...match, tips: 777 }));
      },
    },
  });
  const client = createClient({ baseUrl: 'http://world.test', fetch: world });
  const live = await client.GET('/matches/live', { params: { query: { limit: 2 } } });
  expect(live.map(({ tips }) => tips)).toEqual([777, 777]);
});

test('an answer by function is not stored', async () => {
  let count = 0;
  const countCalls = () => {
    count += 1;
    return [];
  };
  const world = worldOf({ handlers: { listLiveMatches: countCalls } });
  for (const _ of [1, 2]) {
    const response = await world('/matches/live');
    expect(await response.json()).toEqual({ data: [] });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
  expect(count).toBe(2);
});

test('a function may fail as the contract lets the operation fail', async () => {
  const world = worldOf({ handlers: { listLiveMatches: (_, { fail }) => fail(503) } });
  const response = await world('/matches/live');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
});

test.each<[string, NonNullable<WorldOptions['handlers']>, string]>([
  ['breaks the contract', { listLiveMatches: () => [{ id: 7 }] as never }, '/data/0/id must be'],
  [
    'throws',
    {
      listLiveMatches: () => {
        throw new Error('no such luck');
      },
    },
    'threw: no such luck',
  ],
])('a function that %s is a 502 that says so', async (_, handlers, reason) => {
  const response = await worldOf({ handlers })('/matches/live');
  expect(response.status).toBe(502);
  const { detail } = (await response.json()) as { detail: string };
  expect(detail).toContain("The test's handler of listLiveMatches");
  expect(detail).toContain(reason);
});

test('the calls of a world are recorded with parameters, body and status', async () => {
  const world = worldOf();
  await world('/matches/live?limit=3');
  await world('/auth/login', post({ username: 'who@example.com', password: 'a wrong password' }));
  await world('/nowhere');
  expect(world.calls()).toMatchObject([
    { operation: 'listLiveMatches', method: 'GET', params: { limit: '3' }, status: 200 },
    { operation: 'logIn', body: { username: 'who@example.com' }, status: 401 },
  ]);
  expect(world.calls('logIn')).toHaveLength(1);
  expect(() => world.calls('logAway' as never)).toThrow(/calls: 'logAway' is not one of .*logIn/);
});

test('a call without a response is recorded without a status', async () => {
  const world = worldOf({ scenarios: 'hang' });
  await expect(world('/matches/live', { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  expect(world.calls()).toMatchObject([{ operation: 'listLiveMatches' }]);
  expect(world.calls()[0]).not.toHaveProperty('status');
});

test('toHaveCalled compares how often and with what, and lists the calls that were made', async () => {
  const world = worldOf();
  expect(world).not.toHaveCalled('listLiveMatches');
  await world('/matches/live?limit=3');
  await world('/matches/live?limit=4');
  expect(world).toHaveCalled('listLiveMatches');
  expect(world).toHaveCalled('listLiveMatches', { times: 2 });
  expect(world).toHaveCalled('listLiveMatches', { times: 1, with: { params: { limit: 4 } } });
  expect(world).not.toHaveCalled('listLiveMatches', { with: { params: { limit: 5 } } });
  expect(() => expect(world).toHaveCalled('listLiveMatches', { times: 3 })).toThrow(
    'listLiveMatches was called 2 times, expected 3 times. Calls:\n  GET /matches/live?limit=3 → 200\n',
  );
  expect(() => expect(world).not.toHaveCalled('listLiveMatches')).toThrow('expected not at least');
});

test('handlers that a test adds come first, and reset removes them, calls and accounts', async () => {
  const world = worldOf({ handlers: { listLiveMatches: () => [] } });
  const live = async () => ((await (await world('/matches/live')).json()) as { data: [] }).data;
  world.use({ listLiveMatches: (_, { data }) => data() });
  expect((await live()).length).toBeGreaterThan(0);
  const account = { email: 'me@example.com', password: 'a long password' };
  expect((await world('/register', post(account))).status).toBe(200);
  expect(await world.accounts.find('ME@example.com')).toMatchObject({ email: 'me@example.com' });
  world.reset();
  expect(world.calls()).toEqual([]);
  expect(await live()).toEqual([]);
  expect(await world.accounts.find('me@example.com')).toBeUndefined();
  expect((await world('/register', post(account))).status).toBe(200);
});

test('a test signs in to an account in the state that it needs', async () => {
  const world = worldOf();
  const balances = { USDT: 5, BTC: 0, ETH: 1, TRX: 2 };
  const { headers } = await world.accounts.signIn({ email: 'me@example.com', balances });
  const wallet = await world('/auth/wallet', { headers });
  expect(await wallet.json()).toMatchObject({ data: { balances } });
  await expect(world.accounts.signIn({ email: 'me@example.com', balances })).rejects.toThrow(
    'me@example.com has an account already',
  );
  const expired = await world.accounts.signIn({ accessSeconds: 0 });
  expect((await world('/auth/wallet', { headers: expired.headers })).status).toBe(401);
});

test('a server and MSW have the same controls', async () => {
  const mock = await startMock({ at: AT, size: 'small', handlers: { listLiveMatches: () => [] } });
  onTestFinished(() => mock.close());
  expect(await (await fetch(`${mock.url}/matches/live`)).json()).toEqual({ data: [] });
  expect(mock).toHaveCalled('listLiveMatches', { times: 1 });

  const world = worldOf();
  const server = setupServer(...handlersFor({ http }, { world }));
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  world.use({ listLiveMatches: () => [] });
  const live = await fetch('https://site.example/api/matches/live');
  expect(await live.json()).toEqual({ data: [] });
  expect(world).toHaveCalled('listLiveMatches', { times: 1 });
  expect(() => handlersFor({ http }, { world, at: AT })).toThrow('give at to the world');
});

test('worlds in parallel do not share calls, handlers or accounts', async () => {
  const [one, other] = [worldOf({ handlers: { listLiveMatches: () => [] } }), worldOf()];
  const [own, shared] = await Promise.all([one('/matches/live'), other('/matches/live')]);
  expect(await own.json()).toEqual({ data: [] });
  expect(await shared.json()).not.toEqual({ data: [] });
  expect(one.calls()).toHaveLength(1);
  expect(other.calls()).toHaveLength(1);
});
