import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import type { Overrides } from '../src/worlds/overrides/overrides.ts';
import { contractErrors, testApp } from './harness.ts';

const LIVE = '/matches/live';
const TABLE = '/tournaments/table?tournamentId=to-eng1';
const MATCH = '/matches/info?matchId=ma-eng1-26-20';

const under = (overrides: Overrides | Record<string, unknown>) => ({
  'x-mock-overrides': JSON.stringify(overrides),
});

test('an operation fails with a status of its own, as its problem document; the others work', async () => {
  const { inject } = await testApp();
  const headers = under({ getTournamentTable: { fail: 503 } });
  const failed = await inject({ url: TABLE, headers });
  expect(failed.statusCode).toBe(503);
  expect(failed.headers['retry-after']).toBe('5');
  expect(contractErrors('getTournamentTable', failed)).toEqual([]);
  expect((await inject({ url: MATCH, headers })).statusCode).toBe(200);
});

test('an override of 401 says that the token is invalid', async () => {
  const { inject } = await testApp();
  const headers = under({ getWallet: { fail: 401 } });
  const response = await inject({ url: '/auth/wallet', headers });
  expect(response.statusCode).toBe(401);
  expect(response.headers['www-authenticate']).toContain('error="invalid_token"');
});

test('a list is empty, and so are the lists of a single entity', async () => {
  const { inject } = await testApp();
  const headers = under({ listLiveMatches: { empty: true }, getTournament: { empty: true } });
  expect((await inject({ url: LIVE, headers })).json()).toEqual({ data: [] });
  const url = '/tournaments/info?tournamentId=to-eng1';
  expect((await inject({ url, headers })).json().data).toMatchObject({ id: 'to-eng1', teams: [] });
});

test('fields are set and removed by pointers into the body; * is every item', async () => {
  const { inject } = await testApp();
  const headers = under({
    listLiveMatches: {
      set: { '/data/*/tips': 99, '/data/0/homeTeam/name': 'Northgate' },
      remove: ['/data/*/round'],
    },
  });
  const response = await inject({ url: LIVE, headers });
  const [match] = response.json().data as [Match];
  expect(match).toMatchObject({ tips: 99, homeTeam: { name: 'Northgate' } });
  expect(match).not.toHaveProperty('round');
  expect(contractErrors('listLiveMatches', response)).toEqual([]);
  const [other] = (await inject(LIVE)).json().data as [Match];
  expect(other.tips).not.toBe(99);
});

test('a body of its own needs no entity in the world', async () => {
  const { inject } = await testApp();
  const match: Match = (await inject(MATCH)).json().data;
  const body = { data: { ...match, id: 'ma-eng1-26-99', tips: 7 } };
  const headers = under({ getMatch: { body }, getStaticPage: { body: '<p>Ours</p>' } });
  const url = '/matches/info?matchId=ma-eng1-26-99';
  expect((await inject({ url, headers })).json()).toEqual(body);
  expect((await inject({ url: '/static/about.html', headers })).body).toBe('<p>Ours</p>');
});

test('the first override whose parameters match applies', async () => {
  const { inject } = await testApp();
  const headers = under({
    getMatch: [{ when: { matchId: 'ma-eng1-26-22' }, fail: 404 }, { set: { '/data/tips': 3 } }],
  });
  const status = async (id: string) =>
    (await inject({ url: `/matches/info?matchId=${id}`, headers })).statusCode;
  expect(await status('ma-eng1-26-22')).toBe(404);
  expect(await status('ma-eng1-26-20')).toBe(200);
});

test('an answer is delayed', async () => {
  const { inject } = await testApp();
  const start = performance.now();
  await inject({ url: LIVE, headers: under({ listLiveMatches: { delayMs: 120 } }) });
  expect(performance.now() - start).toBeGreaterThan(115);
});

test('a cookie works like the header, which takes precedence over it', async () => {
  const { inject } = await testApp();
  const headers = { ...under({ listLiveMatches: { set: { '/data/0/tips': 5 } } }) };
  const cookie = `x-mock-overrides=${encodeURIComponent('{"listLiveMatches":{"empty":true}}')}`;
  expect((await inject({ url: LIVE, headers: { cookie } })).json().data).toEqual([]);
  const both = await inject({ url: LIVE, headers: { ...headers, cookie } });
  expect(both.json().data[0].tips).toBe(5);
  expect(both.headers['cache-control']).toBe('private, no-store');
  expect(both.headers.vary).toContain('x-mock-overrides');
});

const wrong: [overrides: Record<string, unknown>, message: string][] = [
  [{ getWalet: { empty: true } }, 'getWalet: is not an operation of the contract; use logIn, '],
  [{ streamLive: { fail: 503 } }, 'streamLive: is served by the gateway'],
  [{ getWallet: { fail: 418 } }, 'getWallet: fail must be one of 400, 401, 502, 503, 504, hang'],
  [{ getWallet: { delay: 5 } }, 'getWallet: delay is not a known field; known are when, delayMs, '],
  [{ getWallet: { delayMs: 1e6 } }, 'getWallet: delayMs must be a whole number from 0 to 30000'],
  [{ getWallet: { empty: true } }, 'getWallet: empty has no effect: the body has no list'],
  [{ getMatch: { when: { id: 'a' } } }, "getMatch: when names 'id', which is not a parameter"],
  [{ getWallet: { set: { '/data/balances/BTC': 'x' } } }, 'getWallet: /data/balances/BTC must'],
  [
    { getMatch: { set: { '/data/homeTeam/nom': 'x' } } },
    'getMatch: /data/homeTeam/nom is not a field of the contract',
  ],
  [{ getMatch: { set: { 'data/tips': 1 } } }, "getMatch: 'data/tips' is not a JSON Pointer"],
  [
    { getMatch: { remove: ['/data/homeTeam'] } },
    'getMatch: /data/homeTeam is required by the contract',
  ],
  [{ getMatch: { body: { data: { id: 1 } } } }, 'getMatch: /data/startTime is missing'],
  [{ getMatch: { body: {}, fail: 404 } }, 'getMatch: body has no effect beside fail'],
  [{ getImage: { set: { '/a': 1 } } }, 'getImage: set cannot change image/svg+xml'],
  [{ listMatches: [{}, { fail: 1 }] }, 'listMatches: fail must be one of'],
];

test.each(wrong)('%j is a 400 that says where it is wrong', async (overrides, message) => {
  const { inject } = await testApp();
  const response = await inject({ url: LIVE, headers: under(overrides) });
  expect(response.statusCode).toBe(400);
  const [error] = response.json().errors;
  expect(error).toMatchObject({ field: 'x-mock-overrides', in: 'header' });
  expect(error.message).toContain(message);
  expect(contractErrors('listLiveMatches', response)).toEqual([]);
});

test('a pointer that the answer lacks is a 400 of that call', async () => {
  const { inject } = await testApp();
  const headers = under({ listLiveMatches: { set: { '/data/40/tips': 1 } } });
  const response = await inject({ url: LIVE, headers });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0].message).toBe(
    'listLiveMatches: /data/40/tips is not in this response',
  );
});

test('text that is no JSON, and an unknown token, are refused', async () => {
  const { inject } = await testApp();
  const message = async (text: string) => {
    const response = await inject({ url: LIVE, headers: { 'x-mock-overrides': text } });
    return response.json().errors[0].message;
  };
  expect(await message('{"a"')).toContain('is not valid JSON');
  expect(await message('[]')).toContain('must be an object');
  expect(await message(`@${'a'.repeat(22)}`)).toContain('names the unknown token');
  expect(await message('@../../etc/passwd')).toContain('names the unknown token');
});

test('without DEV_TOOLS overrides change nothing', async () => {
  const { inject } = await testApp({ devTools: false });
  const headers = under({ listLiveMatches: { fail: 503 } });
  expect((await inject({ url: LIVE, headers })).statusCode).toBe(200);
});
