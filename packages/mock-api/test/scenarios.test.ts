import type { AddressInfo } from 'node:net';
import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { faultsOf, now, testApp } from './harness.ts';

const under = (scenario: string, more: object = {}) => ({ 'x-mock-scenario': scenario, ...more });

test('empty: every list is empty, single things stay', async () => {
  const { ask } = await testApp();
  const data = async (url: string) => (await ask({ url, headers: under('empty') })).json().data;
  expect(await data('/matches/live')).toEqual([]);
  expect(await data('/tournaments/table?tournamentId=to-eng1')).toEqual({ tables: [] });
  const byYear = '/tournaments/current-year/v2?timezoneOffset=0&sportType=football';
  expect(await data(byYear)).toEqual({ 2026: [] });
  expect(await data('/matches/info?matchId=ma-eng1-26-20')).toHaveProperty('id');
});

test('down: nothing works, and says when to try again', async () => {
  const { ask } = await testApp();
  const response = await ask({ url: '/matches/live', headers: under('down') });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(faultsOf('listLiveMatches', response)).toEqual([]);
});

test.each([
  ['registration-closed', 'POST', '/register'],
  ['chat-down', 'POST', '/ai/chat'],
  ['wallet-down', 'GET', '/auth/wallet'],
] as const)('%s: that alone does not work', async (scenario, method, url) => {
  const { ask } = await testApp();
  const headers = under(scenario);
  expect((await ask({ method, url, headers })).statusCode).toBe(503);
  expect((await ask({ url: '/matches/live', headers })).statusCode).toBe(200);
});

test('flaky: some requests fail, in documented ways, the same ones each time', async () => {
  const { ask } = await testApp();
  const statuses = () =>
    Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        const url = `/matches/live?limit=${i + 1}`;
        const response = await ask({ url, headers: under('flaky') });
        expect(faultsOf('listLiveMatches', response)).toEqual([]);
        return response.statusCode;
      }),
    );
  const [first, second] = [await statuses(), await statuses()];
  expect(first).toEqual(second);
  const failed = first.filter((status) => status !== 200).length;
  expect(failed).toBeGreaterThan(8);
  expect(failed).toBeLessThan(35);
});

test('slow: an answer takes its time', async () => {
  const { ask } = await testApp();
  const start = performance.now();
  const { statusCode } = await ask({ url: '/matches/live', headers: under('slow') });
  expect(statusCode).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(1490);
});

const lists = [
  ['listLiveMatches', '/matches/live'],
  ['listOngoingTournaments', '/tournaments/ongoing?timezoneOffset=0&sportType=football'],
  ['getTournamentTable', '/tournaments/table?tournamentId=to-eng1'],
  ['getTeam', '/teams/details?teamId=te-eng-a&timezoneOffset=0'],
  ['listTeamFinishedMatches', '/teams/matches/finished?teamId=te-eng-a&timezoneOffset=0'],
] as const;

test.each(['half-filled', 'odds-storm', 'long-names', 'live-storm', 'half-filled, long-names'])(
  '%s: what is answered is still as the contract has it',
  async (scenario) => {
    const { ask } = await testApp();
    for (const [id, url] of lists) {
      const response = await ask({ url, headers: under(scenario) });
      expect([id, response.statusCode, faultsOf(id, response)]).toEqual([id, 200, []]);
    }
  },
);

test('half-filled: of what may be missing some is, and the rest is as it was', async () => {
  const { ask } = await testApp();
  const url = '/teams/matches/finished?teamId=te-eng-a&timezoneOffset=0&size=20';
  const full: Match[] = (await ask(url)).json().data;
  const half: Match[] = (await ask({ url, headers: under('half-filled') })).json().data;
  expect(half.map(({ id }) => id)).toEqual(full.map(({ id }) => id));
  const rounds = half.filter(({ round }) => round !== undefined).length;
  expect(rounds).toBeGreaterThan(2);
  expect(rounds).toBeLessThan(18);
  const without = half.find(({ odds }) => Object.keys(odds).length === 0);
  expect(without?.homeTeam).toMatchObject({ homeTeamAsiaOdds: null, homeTeamAsiaOddsBooker: null });
});

test('odds-storm: prices move every second and the best one is the greatest', async () => {
  const { ask, clock } = await testApp();
  const url = '/matches/live';
  const match = async (): Promise<Match> =>
    (await ask({ url, headers: under('odds-storm') })).json().data[0];
  const first = await match();
  clock.seconds = now + 1;
  const second = await match();
  expect(second.odds).not.toEqual(first.odds);
  const prices = Object.values(second.odds).map(({ asia }) => asia.homeWinOdd as number);
  expect(second.homeTeam.homeTeamAsiaOdds).toBe(Math.max(...prices));
});

test('long-names: teams, tournaments and countries have long ones', async () => {
  const { ask } = await testApp();
  const response = await ask({ url: '/matches/live', headers: under('long-names') });
  const [{ homeTeam, tournament }] = response.json().data;
  expect(homeTeam.name.length).toBeGreaterThanOrEqual(80);
  expect(tournament.country.name.length).toBeGreaterThanOrEqual(80);
});

test('expired-token: a login hands out an old token, and a refresh helps', async () => {
  const { ask, clock } = await testApp();
  const headers = under('expired-token');
  const post = (url: string, body: object) => ask({ method: 'POST', url, body, headers });
  const wallet = (token: string) =>
    ask({ url: '/auth/wallet', headers: { ...headers, authorization: `Bearer ${token}` } });
  const credentials = { username: 'demo@touchline.dev', password: 'touchline-demo' };
  const { data: old } = (await post('/auth/login', credentials)).json();
  expect((await wallet(old.accessToken)).json().detail).toMatch(/expired/);
  const { data } = (await post('/auth/refresh', { refreshToken: old.refreshToken })).json();
  expect((await wallet(data.accessToken)).statusCode).toBe(200);
  clock.seconds = now + 10;
  expect((await wallet(data.accessToken)).statusCode).toBe(401);
});

async function listening() {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/matches/live`;
}

test('hang: no answer comes, and the server can end nevertheless', async () => {
  const url = await listening();
  const signal = AbortSignal.timeout(300);
  await expect(fetch(url, { headers: under('hang'), signal })).rejects.toThrow(/timeout/);
  // Left hanging on purpose: closing the app must not wait for it.
  fetch(url, { headers: under('hang') }).catch(() => undefined);
});

test('reset: the connection is torn down', async () => {
  const url = await listening();
  const error = await fetch(url, { headers: under('reset') }).catch(({ cause }) => cause);
  expect(error.code).toMatch(/ECONNRESET|UND_ERR_SOCKET/);
});
