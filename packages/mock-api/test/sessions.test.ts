import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import type { Session, TokenPair } from '@touchline/types';
import type { OperationId } from '@touchline/types/contract';
import { expect, test } from 'vitest';
import { contractErrors, NOW_SECONDS, testApp } from './harness.ts';
import { createTestDatabase, type DatabaseLocation, executeSql, tempDir } from './test-database.ts';

const mei = { email: 'mei@example.org', password: 'a quiet evening' };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

async function server(database?: DatabaseLocation) {
  const { app, post, ...others } = await testApp({}, database);
  await post('/register', mei);
  const logIn = async (userAgent = FIREFOX, username = mei.email, password = mei.password) => {
    const payload = { username, password };
    const headers = { 'user-agent': userAgent };
    return app.inject({ method: 'POST', url: '/auth/login', headers, payload });
  };
  const pairOf = async (...login: Parameters<typeof logIn>): Promise<TokenPair> =>
    (await logIn(...login)).json().data;
  const send = async (id: OperationId, url: string, pair: TokenPair, payload?: object) => {
    const headers = { authorization: `Bearer ${pair.accessToken}` };
    const method = payload ? 'POST' : 'GET';
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(contractErrors(id, response)).toEqual([]);
    return response;
  };
  return {
    ...others,
    app,
    post,
    logIn,
    pairOf,
    refresh: ({ refreshToken }: TokenPair) => post('/auth/refresh', { refreshToken }),
    sessions: async (pair: TokenPair): Promise<Session[]> =>
      (await send('listSessions', '/auth/sessions', pair)).json().data,
    end: (pair: TokenPair, session: string) =>
      send('endSessions', '/auth/sessions/end', pair, { session }),
    change: (pair: TokenPair, currentPassword: string, newPassword: string) =>
      send('changePassword', '/auth/password', pair, { currentPassword, newPassword }),
    wallet: (pair: TokenPair) => send('getWallet', '/auth/wallet', pair),
  };
}

test('API-25 each log-in is a session with its device, its times, and whether it is this one', async () => {
  const { pairOf, pass, refresh, sessions } = await server();
  const phone = await pairOf(IPHONE);
  pass(600);
  const desk = await pairOf();
  pass(600);
  expect(await sessions(desk)).toEqual([
    {
      id: expect.any(String),
      browser: 'Firefox',
      system: 'Linux',
      startedAt: NOW_SECONDS + 600,
      lastUsedAt: NOW_SECONDS + 600,
      current: true,
    },
    {
      id: expect.any(String),
      browser: 'Safari',
      system: 'iPhone',
      startedAt: NOW_SECONDS,
      lastUsedAt: NOW_SECONDS,
      current: false,
    },
  ]);
  const next = (await refresh(phone)).json().data;
  const [first, ...rest] = await sessions(next);
  expect(first).toMatchObject({ system: 'iPhone', lastUsedAt: NOW_SECONDS + 1200, current: true });
  expect(rest).toHaveLength(1);
});

test('API-25 the list has the sessions of this account that can still be refreshed', async () => {
  const { pairOf, pass, post, sessions } = await server();
  await post('/register', { ...mei, email: 'li@example.org' });
  await pairOf(FIREFOX, 'li@example.org');
  await pairOf(IPHONE);
  pass(30 * 86_400);
  const loggedOut = await pairOf();
  await post('/auth/logout', { refreshToken: loggedOut.refreshToken });
  expect(await sessions(await pairOf())).toHaveLength(1);
});

test('API-25 ending one session ends its tokens at once, and no other session', async () => {
  const { pairOf, end, sessions, refresh, wallet } = await server();
  const [desk, phone, tablet] = [await pairOf(), await pairOf(IPHONE), await pairOf(IPHONE)];
  const own = (await sessions(phone)).find(({ current }) => current) as Session;
  expect((await end(desk, own.id)).json()).toEqual({ data: true });
  expect((await end(desk, own.id)).statusCode).toBe(200);
  expect((await refresh(phone)).statusCode).toBe(401);
  expect((await wallet(phone)).statusCode).toBe(401);
  expect((await wallet(tablet)).statusCode).toBe(200);
  expect(await sessions(desk)).toHaveLength(2);
});

test('API-25 ending all others leaves the session of the caller', async () => {
  const { pairOf, end, sessions, refresh } = await server();
  const [desk, phone, tablet] = [await pairOf(), await pairOf(IPHONE), await pairOf(IPHONE)];
  await end(desk, 'others');
  for (const other of [phone, tablet]) expect((await refresh(other)).statusCode).toBe(401);
  expect(await sessions(desk)).toEqual([expect.objectContaining({ current: true })]);
  expect((await refresh(desk)).statusCode).toBe(200);
});

test('API-25 the session of another account cannot be ended', async () => {
  const { pairOf, post, end, sessions, refresh } = await server();
  await post('/register', { ...mei, email: 'li@example.org' });
  const [desk, other] = [await pairOf(), await pairOf(FIREFOX, 'li@example.org')];
  const [session] = await sessions(other);
  await end(desk, session?.id ?? '');
  await end(desk, 'others');
  expect((await refresh(other)).statusCode).toBe(200);
});

test('API-24 a change of password asks for the current one, and ends the other sessions', async () => {
  const { pairOf, logIn, change, refresh, wallet } = await server();
  const [desk, phone] = [await pairOf(), await pairOf(IPHONE)];
  const wrong = await change(desk, 'a guess of it', 'a loud afternoon');
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    400,
    [{ field: 'currentPassword', in: 'body', message: 'is not the password of this account' }],
  ]);
  expect((await refresh(phone)).statusCode).toBe(200);
  expect((await change(desk, mei.password, 'a loud afternoon')).json()).toEqual({ data: true });
  expect((await logIn()).statusCode).toBe(401);
  expect((await logIn(FIREFOX, mei.email, 'a loud afternoon')).statusCode).toBe(200);
  expect((await wallet(phone)).statusCode).toBe(401);
  expect((await wallet(desk)).statusCode).toBe(200);
  expect((await refresh(desk)).statusCode).toBe(200);
});

test('API-24 of two changes at the same time one succeeds', async () => {
  const { pairOf, change, logIn } = await server();
  const desk = await pairOf();
  const all = await Promise.all(
    ['a loud afternoon', 'a windy morning'].map((next) => change(desk, mei.password, next)),
  );
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  const winner = all[0]?.statusCode === 200 ? 'a loud afternoon' : 'a windy morning';
  expect((await logIn(FIREFOX, mei.email, winner)).statusCode).toBe(200);
});

test('API-24 a log-in with the old password that a change overtakes starts no session', async () => {
  const { pairOf, change, logIn, sessions } = await server();
  const desk = await pairOf();
  const [changed] = await Promise.all([
    change(desk, mei.password, 'a loud afternoon'),
    ...Array.from({ length: 5 }, () => logIn()),
  ]);
  expect(changed.statusCode).toBe(200);
  expect(await sessions(desk)).toEqual([expect.objectContaining({ current: true })]);
});

test('API-24 a change that cannot end the other sessions leaves the old password', async () => {
  const database = { dataDir: tempDir() };
  const { pairOf, app, logIn } = await server(database);
  const [{ accessToken }] = [await pairOf(), await pairOf(IPHONE)];
  await executeSql(
    database,
    "create trigger unended before update on token_families begin select raise(abort, 'locked'); end",
  );
  const changed = await app.inject({
    method: 'POST',
    url: '/auth/password',
    headers: { authorization: `Bearer ${accessToken}` },
    payload: { currentPassword: mei.password, newPassword: 'a loud afternoon' },
  });
  expect(changed.statusCode).toBe(500);
  expect((await logIn()).statusCode).toBe(200);
});

test('API-24 a common new password is refused with its field, and the old one stays', async () => {
  const { pairOf, change, logIn } = await server();
  const desk = await pairOf();
  const refused = await change(desk, mei.password, 'iloveyou1');
  expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'newPassword']);
  expect((await logIn()).statusCode).toBe(200);
});

test('API-24 API-25 without a token nothing is listed, ended or changed', async () => {
  const { app, post } = await server();
  const all = [
    await app.inject('/auth/sessions'),
    await post('/auth/sessions/end', { session: 'others' }),
    await post('/auth/password', { currentPassword: mei.password, newPassword: 'a new evening' }),
  ];
  expect(all.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
});

test('API-24 the sample accounts have their public password again after a restart', async () => {
  const database = await createTestDatabase();
  const first = await server(database);
  const { username, password } = SAMPLE_ACCOUNT;
  const demo = await first.pairOf(FIREFOX, username, password);
  expect((await first.change(demo, password, 'a loud afternoon')).statusCode).toBe(200);
  expect((await first.logIn(FIREFOX, username, password)).statusCode).toBe(401);
  await first.app.close();
  const second = await server(database);
  expect((await second.logIn(FIREFOX, username, password)).statusCode).toBe(200);
});
