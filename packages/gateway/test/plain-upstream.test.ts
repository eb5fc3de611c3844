import { startPlainUpstream } from '@touchline/shared/testing/plain-upstream';
import type { Match, Tournament } from '@touchline/types';
import { contract } from '@touchline/types/contract';
import { expect, onTestFinished, test } from 'vitest';
import { SECRET, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

const NOW = Date.UTC(2026, 10, 28, 15, 30);
const DAY = 'date=20261128&timezoneOffset=0&sportType=football';

/** A gateway before an upstream that has the calls of the spec and refuses everything else. */
async function setUp(env: Record<string, string> = {}, options = {}) {
  const upstream = await startPlainUpstream({ clock: () => NOW, jwtSecret: SECRET, ...options });
  onTestFinished(() => upstream.close());
  const gateway = await startGateway(upstream.url, {
    env: { UPSTREAM_EXTRAS: '', DRIFT: 'warn', ...env },
  });
  const get = async <T>(path: string): Promise<T> =>
    (await gateway.client.get(`/api${path}`).expect(200)).body.data as T;
  return { ...gateway, upstream, get };
}

test('SYS-3 the upstream is asked for its calls and parameters alone, whatever the site asks for', async () => {
  const { client, upstream, get } = await setUp();
  const [match] = await get<Match[]>(`/matches?${DAY}&timeZone=Europe%2FLondon`);
  const { id, homeTeam, tournament } = match as Match;
  const zone = 'timezoneOffset=60&timeZone=Europe%2FLondon';
  for (const path of [
    '/matches/live?limit=100&order=importance&sportType=football',
    `/matches/tomorrow?${zone}&limit=16`,
    `/matches/main?${zone}&limit=16`,
    `/matches/info?matchId=${id}`,
    `/tournaments/ongoing?${zone}&sportType=esports&size=100`,
    `/tournaments/current-year/v2?${zone}&sportType=football`,
    `/tournaments/matches/upcoming?tournamentId=${tournament.id}&page=1&size=40`,
    `/tournaments/table?tournamentId=${tournament.id}&matches=started`,
    `/teams/details?teamId=${homeTeam.id}&${zone}`,
    `/teams/matches/finished?teamId=${homeTeam.id}&${zone}&opponentId=${homeTeam.id}&size=5`,
    '/teams/rankings?sportType=basketball&size=100',
  ])
    await client.get(`/api${path}`).expect(200);
  for (const { path } of contract.operations.filter(
    ({ extra, method }) => extra && method === 'GET',
  ))
    expect([401, 400, 404, 501], path).toContain((await client.get(`/api${path}`)).status);
  await client
    .post('/api/ai/chat')
    .send({ message: 'hello', userId: 'u1', timeZone: 'Europe/London' })
    .expect(200);
  expect(upstream.requests.filter(({ status }) => status >= 400)).toEqual([]);
});

test('SYS-3 an extra that is listed is asked for, and no other', async () => {
  const { client, upstream, get } = await setUp(
    { UPSTREAM_EXTRAS: 'getMatchLineups' },
    { extras: ['getMatchLineups'] },
  );
  const [match] = await get<Match[]>(`/matches?${DAY}`);
  const id = match?.id;
  await client.get(`/api/matches/lineups?matchId=${id}`).expect(200);
  const { body } = await client.get(`/api/matches/statistics?matchId=${id}`).expect(501);
  expect(body.detail).toBe('The upstream does not offer getMatchStatistics.');
  expect(upstream.requests.map(({ path }) => path)).not.toContain('/matches/statistics');
});

test('SYS-3 matches have the sport of their tournament, an end, a tournament, and both scores or none', async () => {
  const { get, upstream } = await setUp();
  const live = await get<Match[]>('/matches/live?limit=100');
  expect(live.length).toBeGreaterThan(0);
  for (const { tournament, startTime, endTime } of live) {
    expect(tournament.sportType).toMatch(/^[a-z]/);
    expect(endTime).toBeGreaterThan(startTime);
  }
  const asked = upstream.requests.filter(({ path }) => path === '/tournaments/info');
  expect(asked.length).toBe(new Set(live.map(({ tournament }) => tournament.id)).size);
  const day = await get<Match[]>(`/matches?${DAY}`);
  expect(new Set(day.map(({ tournament }) => tournament.sportType))).toEqual(new Set(['football']));
  expect(day.every(({ odds, tips }) => odds && tips >= 0)).toBe(true);
  for (const { homeTeam, awayTeam } of day) {
    expect(homeTeam.score === null, homeTeam.name).toBe(awayTeam.score === null);
  }
});

test('SYS-3 the gateway takes the part of a list that the upstream cannot', async () => {
  const { get } = await setUp();
  const live = await get<Match[]>('/matches/live?limit=100');
  const sports = (list: readonly Match[]) => list.map(({ tournament }) => tournament.sportType);
  const [sport] = sports(live);
  const ofSport = await get<Match[]>(`/matches/live?limit=100&sportType=${sport}`);
  expect(new Set(sports(ofSport))).toEqual(new Set([sport]));
  const [league] = await get<Tournament[]>(
    '/tournaments/ongoing?timezoneOffset=0&sportType=football',
  );
  const finished = (query: string) =>
    get<Match[]>(`/tournaments/matches/finished?tournamentId=${league?.id}&${query}`);
  const whole = await finished('size=500');
  expect(whole.length).toBeGreaterThan(4);
  expect(await finished('page=2&size=2')).toEqual(whole.slice(2, 4));
  const [{ homeTeam, awayTeam } = {} as Match] = whole;
  const meetings = await get<Match[]>(
    `/teams/matches/finished?teamId=${homeTeam.id}&timezoneOffset=0&size=50&opponentId=${awayTeam.id}`,
  );
  expect(meetings.length).toBeGreaterThan(0);
  for (const one of meetings)
    expect([one.homeTeam.id, one.awayTeam.id].sort()).toEqual([homeTeam.id, awayTeam.id].sort());
});

test('ENT-12 what the upstream does not know is asked once, whatever a world of its own lacks', async () => {
  const { client, upstream } = await setUp({ DEV_TOOLS: 'on' });
  const ask = () => client.get('/api/teams/details?teamId=nobody&timezoneOffset=0');
  await ask().set('x-world-at', '2026-05-01T00:00:00Z').expect(404);
  for (let n = 0; n < 3; n += 1) await ask().expect(404);
  expect(upstream.requests).toHaveLength(2);
});

test('SYS-3 a call of the spec that the upstream lacks is no failure, and is asked for rarely', async () => {
  const time = { now: 0 };
  const upstream = await startOrigin((_, response) => void response.writeHead(404).end());
  const env = { UPSTREAM_EXTRAS: '', DRIFT: 'warn' };
  const { client } = await startGateway(upstream.url, { env, clock: () => time.now });
  const ask = () => client.get('/api/teams/rankings?sportType=football');
  for (let n = 0; n < 3; n += 1) {
    const { body } = await ask().expect(501);
    expect(body.detail).toMatch(/^The upstream does not offer listTeamRankings/);
  }
  time.now = 359_000;
  await ask().expect(501);
  expect(upstream.requests).toHaveLength(1);
  time.now = 360_000;
  await ask().expect(501);
  expect(upstream.requests).toHaveLength(2);
});

test('API-1 API-2 API-3 tokens at the top of a body, a success without one, and a new pair', async () => {
  // The gateway checks tokens by its own clock.
  const { client } = await setUp({}, { clock: Date.now });
  const account = { email: 'mei@example.org', password: 'a long pass phrase' };
  await client.post('/api/register').send(account).expect(200, {});
  await client.post('/api/register').send(account).expect(409);
  const credentials = { username: account.email, password: account.password };
  const { body } = await client.post('/api/auth/login').send(credentials).expect(200);
  const { accessToken, refreshToken } = body.data;
  const wallet = await client
    .get('/api/auth/wallet')
    .set('authorization', `Bearer ${accessToken}`)
    .expect(200);
  expect(wallet.body.data.balances).toEqual({ USDT: 1250.5, BTC: 0.0421 });
  const renewed = await client.post('/api/auth/refresh').send({ refreshToken }).expect(200);
  expect(renewed.body.data.accessToken).toMatch(/^eyJ/);
  const { body: refused } = await client
    .post('/api/auth/login')
    .send({ ...credentials, password: 'wrong' })
    .expect(401);
  expect(refused).toMatchObject({ status: 401, detail: 'The upstream refused the request.' });
});

test('JWT_VERIFY=upstream: the upstream decides about a token, and only protected calls carry it', async () => {
  const upstream = await startOrigin((request, response) => {
    if (request.headers.authorization === 'Bearer theirs')
      json({ balances: {} })(request, response);
    else if (request.url === '/auth/wallet') response.writeHead(401).end('no');
    else json('hello')(request, response);
  });
  const { client } = await startGateway(upstream.url, { verifyingKey: undefined });
  const wallet = () => client.get('/api/auth/wallet');
  await wallet().expect(401);
  expect(upstream.requests).toHaveLength(0);
  await wallet()
    .set('authorization', 'Bearer theirs')
    .expect(200)
    .expect('cache-control', /no-store/);
  await wallet().set('authorization', 'Bearer other').expect(401);
  await client
    .post('/api/ai/chat')
    .set('authorization', 'Bearer theirs')
    .send({ message: 'hello', userId: 'u1' });
  const sent = upstream.requests.map(({ headers }) => headers.authorization);
  expect(sent).toEqual(['Bearer theirs', 'Bearer other', undefined]);
});

test('SYS-3 an upstream below a path gets the headers that it wants', async () => {
  const upstream = await startOrigin(json([]));
  const { client } = await startGateway(`${upstream.url}/api/v1`, {
    env: { UPSTREAM_HEADERS: '{"X-Api-Key":"k1","accept":"text/plain"}' },
  });
  await client.get('/api/teams/rankings?sportType=football').expect(200);
  await client.post('/api/ai/chat').send({ message: 'hello', userId: 'u1' });
  expect(upstream.requests.map(({ url, headers }) => [url, headers['x-api-key']])).toEqual([
    ['/api/v1/teams/rankings?sportType=football&page=1&size=20', 'k1'],
    ['/api/v1/ai/chat', 'k1'],
  ]);
  expect(upstream.requests[0]?.headers.accept).toMatch(/^application\/json/);
});
