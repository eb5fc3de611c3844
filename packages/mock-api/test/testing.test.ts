import { createClient, type Match } from '@touchline/types';
import { expect, onTestFinished, test } from 'vitest';
import '../src/testing/vitest.ts';
import { startMock, type TestFetch, type WorldOptions, worldFetch } from '../src/testing/index.ts';

const SATURDAY = '2026-11-28T15:20:00Z';

const mockOf = async (options: WorldOptions) => {
  const mock = await startMock({ size: 'small', ...options });
  onTestFinished(() => mock.close());
  return mock;
};

const fetchOf = (options: WorldOptions = {}) => worldFetch({ size: 'small', ...options });

const liveAt = async (fetch: TestFetch) => {
  const response = await fetch('/matches/live');
  return { now: response.headers.get('x-world-now'), text: await response.text() };
};

test.each([
  ['a text', SATURDAY],
  ['a date', new Date(SATURDAY)],
  ['milliseconds', Date.parse(SATURDAY)],
  ['a function', () => Date.parse(SATURDAY)],
  ['a local time', '2026-11-28T23:20[Asia/Shanghai]'],
])('the instant of a world is %s', async (_, at) => {
  expect((await liveAt(fetchOf({ at }))).now).toBe(SATURDAY);
});

test('the server and the function without a port give the same answer', async () => {
  const { fetch } = await mockOf({ at: SATURDAY });
  expect(await liveAt(fetch)).toEqual(await liveAt(fetchOf({ at: SATURDAY })));
});

test('tests in parallel, each in a world of its own, never meet', async () => {
  const instants = Array.from({ length: 24 }, (_, hour) => Date.UTC(2026, 10, 28, hour));
  const alone: string[] = [];
  for (const at of instants) alone.push((await liveAt(fetchOf({ at }))).text);
  const servers = await Promise.all(instants.map((at) => mockOf({ at })));
  const fetches = [...servers.map(({ fetch }) => fetch), ...instants.map((at) => fetchOf({ at }))];
  const together = await Promise.all(
    [...fetches, ...fetches].map(async (fetch) => (await liveAt(fetch)).text),
  );
  expect(together).toEqual([...alone, ...alone, ...alone, ...alone]);
});

test('worlds of different seeds, scenarios and overrides do not meet either', async () => {
  const worlds: WorldOptions[] = [
    { at: SATURDAY },
    { at: SATURDAY, seed: 'other' },
    { at: SATURDAY, scenarios: 'empty' },
    { at: SATURDAY, scenarios: ['empty', 'down'] },
    { at: SATURDAY, overrides: { listLiveMatches: { fail: 502 } } },
    { at: SATURDAY, overrides: { listLiveMatches: { set: { '/data/*/tips': 1234 } } } },
  ];
  const fetches = [...worlds, ...worlds].map(fetchOf);
  const answers = await Promise.all(
    fetches.map(async (fetch) => {
      const response = await fetch('/matches/live');
      return `${response.status} ${response.status === 200 ? await response.text() : ''}`;
    }),
  );
  expect(new Set(answers).size).toBe(worlds.length);
  expect(answers.slice(worlds.length)).toEqual(answers.slice(0, worlds.length));
});

test('accounts belong to one test', async () => {
  const register = async (fetch: ReturnType<typeof worldFetch>) => {
    const body = JSON.stringify({ email: 'me@example.com', password: 'a long password' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/register', { method: 'POST', headers, body })).status;
  };
  const [one, other] = [fetchOf(), fetchOf()];
  expect(await Promise.all([register(one), register(other)])).toEqual([200, 200]);
  expect(await register(one)).toBe(409);
});

test('a request’s own world takes precedence over that of the test', async () => {
  const fetch = fetchOf({ at: SATURDAY, scenarios: 'empty' });
  const own = await fetch('/matches/live', {
    headers: { 'x-mock-scenario': 'half-filled', 'x-world-at': '2026-11-29T15:00:00Z' },
  });
  expect(own.headers.get('x-world-now')).toBe('2026-11-29T15:00:00Z');
  expect(((await own.json()) as { data: Match[] }).data.length).toBeGreaterThan(0);
});

test.each<[WorldOptions, RegExp]>([
  [{ at: 'yesterday' }, /at: 'yesterday' is neither a date nor a duration/],
  [
    { fixtures: {} } as WorldOptions,
    /'fixtures' is no option of a world; it has at, speed, scenarios/,
  ],
  [
    { handlers: { getTaem: () => [] } } as WorldOptions,
    /handlers: 'getTaem' is not one of .*getTeam/,
  ],
  [{ handlers: { getTeam: {} } } as never, /handlers: getTeam must be a function/],
  [{ scenarios: 'sloow' }, /scenarios: 'sloow' is not one of empty, slow, flaky/],
  [
    { overrides: { getWallet: { fail: 418 as never } } },
    /overrides: getWallet: fail must be one of 400, 401/,
  ],
])('a wrong option is an error that says what to use: %j', async (options, message) => {
  await expect(startMock(options)).rejects.toThrow(message);
  await expect((async () => fetchOf(options)('/matches/live'))()).rejects.toThrow(message);
});

test.each<[WorldOptions, RegExp]>([
  [
    { overrides: { getTaem: { fail: 503 } } as never },
    /overrides: getTaem: is not an operation of the contract; use .*getTeam/,
  ],
  [{ scenarios: 'dwon' }, /'dwon' is not one of empty, .*, and there is no file worlds.dwon\.yaml/],
])('before any request a world refuses an unknown name: %j', (options, message) => {
  expect(() => fetchOf(options)).toThrow(message);
});

test('what is wrong with the instant of a world fails its matchers, if the tested code has caught it', async () => {
  const world = fetchOf({ at: 'yesterday' });
  await world('/matches/live').catch(() => {});
  expect(() => world.calls()).toThrow("at: 'yesterday' is neither");
  expect(() => expect(world).toHaveOnlyValidCalls()).toThrow("at: 'yesterday' is neither");
});

test('a server listens on the port that it is given', async () => {
  const { url } = await mockOf({});
  const port = Number(new URL(url).port);
  await expect(startMock({ port })).rejects.toThrow(`address already in use 127.0.0.1:${port}`);
});

test('a path may have the prefix of the gateway, on a port too', async () => {
  const mock = await mockOf({ at: SATURDAY });
  expect((await mock.fetch('/api/matches/live')).status).toBe(200);
  expect((await mock.fetch('/api/live/stream?sportType=chess')).status).toBe(400);
  const fetch = fetchOf({ at: SATURDAY });
  expect((await fetch('/api/matches/live')).status).toBe(200);
  expect((await fetch('https://elsewhere.example/api/matches/live')).status).toBe(200);
  expect((await fetch('/nowhere')).status).toBe(404);
});

test('a request that gets no response can be aborted; a reset one is rejected', async () => {
  const hanging = fetchOf({ scenarios: 'hang' });
  const signal = AbortSignal.timeout(50);
  await expect(hanging('/matches/live', { signal })).rejects.toThrow(/timeout|aborted/i);
  await expect(fetchOf({ scenarios: 'reset' })('/matches/live')).rejects.toThrow('fetch failed');
});

test('a client of the contract reads a world', async () => {
  const client = createClient({
    baseUrl: 'http://site.test/api',
    fetch: fetchOf({ at: SATURDAY }),
  });
  const match = (await client.GET('/matches/live'))[0] as Match;
  const query = { matchId: match.id };
  expect((await client.GET('/matches/info', { params: { query } })).id).toBe(match.id);
});
