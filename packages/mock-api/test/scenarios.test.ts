import type { AddressInfo } from 'node:net';
import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { contractErrors, NOW_SECONDS, testApp } from './harness.ts';

const under = (scenario: string, more: object = {}) => ({ 'x-mock-scenario': scenario, ...more });

test('empty: lists are empty, single entities are unchanged', async () => {
  const { inject } = await testApp();
  const data = async (url: string) => (await inject({ url, headers: under('empty') })).json().data;
  expect(await data('/matches/live')).toEqual([]);
  expect(await data('/tournaments/table?tournamentId=to-eng1')).toEqual({ tables: [] });
  const byYear = '/tournaments/current-year/v2?timezoneOffset=0&sportType=football';
  expect(await data(byYear)).toEqual({ 2026: [] });
  expect(await data('/matches/info?matchId=ma-eng1-26-20')).toHaveProperty('id');
});

test('down: every request fails, with a Retry-After', async () => {
  const { inject } = await testApp();
  const response = await inject({ url: '/matches/live', headers: under('down') });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(contractErrors('listLiveMatches', response)).toEqual([]);
});

test.each([
  ['registration-closed', 'POST', '/register'],
  ['chat-down', 'POST', '/ai/chat'],
  ['wallet-down', 'GET', '/auth/wallet'],
] as const)('%s: only this operation fails', async (scenario, method, url) => {
  const { inject } = await testApp();
  const headers = under(scenario);
  expect((await inject({ method, url, headers })).statusCode).toBe(503);
  expect((await inject({ url: '/matches/live', headers })).statusCode).toBe(200);
});

test('flaky: some requests fail with a documented status, the same ones each time', async () => {
  const { inject } = await testApp();
  const statuses = () =>
    Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        const url = `/matches/live?limit=${i + 1}`;
        const response = await inject({ url, headers: under('flaky') });
        expect(contractErrors('listLiveMatches', response)).toEqual([]);
        return response.statusCode;
      }),
    );
  const [first, second] = [await statuses(), await statuses()];
  expect(first).toEqual(second);
  const failed = first.filter((status) => status !== 200).length;
  expect(failed).toBeGreaterThan(8);
  expect(failed).toBeLessThan(35);
});

test('slow: responses take at least 1.5 seconds', async () => {
  const { inject } = await testApp();
  const start = performance.now();
  const { statusCode } = await inject({ url: '/matches/live', headers: under('slow') });
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
  '%s: responses still match the contract',
  async (scenario) => {
    const { inject } = await testApp();
    for (const [id, url] of lists) {
      const response = await inject({ url, headers: under(scenario) });
      expect([id, response.statusCode, contractErrors(id, response)]).toEqual([id, 200, []]);
    }
  },
);

test('half-filled: some optional fields are missing, the others are unchanged', async () => {
  const { inject } = await testApp();
  const url = '/teams/matches/finished?teamId=te-eng-a&timezoneOffset=0&size=20';
  const full: Match[] = (await inject(url)).json().data;
  const half: Match[] = (await inject({ url, headers: under('half-filled') })).json().data;
  expect(half.map(({ id }) => id)).toEqual(full.map(({ id }) => id));
  const rounds = half.filter(({ round }) => round !== undefined).length;
  expect(rounds).toBeGreaterThan(2);
  expect(rounds).toBeLessThan(18);
  const without = half.find(({ odds }) => Object.keys(odds).length === 0);
  expect(without?.homeTeam).toMatchObject({ homeTeamAsiaOdds: null, homeTeamAsiaOddsBooker: null });
});

test('odds-storm: prices move every second, and the best price is the highest quote', async () => {
  const { inject, clock } = await testApp();
  const url = '/matches/live';
  const match = async (): Promise<Match> =>
    (await inject({ url, headers: under('odds-storm') })).json().data[0];
  const first = await match();
  clock.seconds = NOW_SECONDS + 1;
  const second = await match();
  expect(second.odds).not.toEqual(first.odds);
  const prices = Object.values(second.odds).map(({ asia }) => asia.homeWinOdd as number);
  expect(second.homeTeam.homeTeamAsiaOdds).toBe(Math.max(...prices));
});

test('long-names: teams, tournaments and countries have long names', async () => {
  const { inject } = await testApp();
  const response = await inject({ url: '/matches/live', headers: under('long-names') });
  const [{ homeTeam, tournament }] = response.json().data;
  expect(homeTeam.name.length).toBeGreaterThanOrEqual(80);
  expect(tournament.country.name.length).toBeGreaterThanOrEqual(80);
});

test('expired-token: a login returns an expired token, and a refresh a valid one', async () => {
  const { inject, clock } = await testApp();
  const headers = under('expired-token');
  const post = (url: string, body: object) => inject({ method: 'POST', url, body, headers });
  const wallet = (token: string) =>
    inject({ url: '/auth/wallet', headers: { ...headers, authorization: `Bearer ${token}` } });
  const { data: old } = (await post('/auth/login', SAMPLE_ACCOUNT)).json();
  expect((await wallet(old.accessToken)).json().detail).toMatch(/expired/);
  const { data } = (await post('/auth/refresh', { refreshToken: old.refreshToken })).json();
  expect((await wallet(data.accessToken)).statusCode).toBe(200);
  clock.seconds = NOW_SECONDS + 10;
  expect((await wallet(data.accessToken)).statusCode).toBe(401);
});

async function listening() {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/matches/live`;
}

test('hang: no response arrives, and the server can still close', async () => {
  const url = await listening();
  const signal = AbortSignal.timeout(300);
  await expect(fetch(url, { headers: under('hang'), signal })).rejects.toThrow(/timeout/);
  // Still hanging when the app closes, which must not wait for it.
  fetch(url, { headers: under('hang') }).catch(() => undefined);
});

test('reset: the connection is reset', async () => {
  const url = await listening();
  const error = await fetch(url, { headers: under('reset') }).catch(({ cause }) => cause);
  expect(error.code).toMatch(/ECONNRESET|UND_ERR_SOCKET/);
});
