import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import { createLogger } from '@touchline/shared/server/logging/create-logger';
import type { TokenPair } from '@touchline/types';
import { expect, test } from 'vitest';
import { contractErrors, NOW_SECONDS, testApp } from './harness.ts';
import { createTestDatabase } from './test-database.ts';

const mei = { email: 'mei@example.org', password: 'a quiet evening' };
const credentials = { username: mei.email, password: mei.password };

async function loggedIn() {
  const server = await testApp();
  await server.post('/register', mei);
  const { data } = (await server.post('/auth/login', credentials)).json();
  const refresh = (refreshToken: string) => server.post('/auth/refresh', { refreshToken });
  const wallet = (token: string) =>
    server.inject({ url: '/auth/wallet', headers: { authorization: `Bearer ${token}` } });
  return { ...server, pair: data as TokenPair, refresh, wallet };
}

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('API-1 the sample account can log in', async () => {
  const { post } = await testApp();
  const response = await post('/auth/login', SAMPLE_ACCOUNT);
  expect(response.statusCode).toBe(200);
  expect(contractErrors('logIn', response)).toEqual([]);
});

test.each([
  ['rich@touchline.dev', 987_654_321.09],
  ['empty@touchline.dev', 0],
])('the sample account %s has a wallet of its own', async (username, usdt) => {
  const { app, post } = await testApp();
  const login = await post('/auth/login', { ...SAMPLE_ACCOUNT, username });
  const authorization = `Bearer ${login.json().data.accessToken}`;
  const response = await app.inject({ url: '/auth/wallet', headers: { authorization } });
  expect(contractErrors('getWallet', response)).toEqual([]);
  expect(response.json().data.balances.USDT).toBe(usdt);
});

test('the blocked sample account cannot log in, and says why only with its password', async () => {
  const { post } = await testApp();
  const username = 'blocked@touchline.dev';
  const blocked = await post('/auth/login', { ...SAMPLE_ACCOUNT, username });
  expect(blocked.statusCode).toBe(401);
  expect(contractErrors('logIn', blocked)).toEqual([]);
  expect(blocked.json().detail).toBe('This account is blocked.');
  const wrong = await post('/auth/login', { username, password: 'something-else' });
  expect(wrong.json().detail).toBe('The username or the password is wrong.');
});

test('ENT-1 the access token holds the username and its expiry', async () => {
  const { pair } = await loggedIn();
  const { sub, sid, ...payload } = payloadOf(pair.accessToken);
  expect(payload).toEqual({ username: mei.email, iat: NOW_SECONDS, exp: NOW_SECONDS + 900 });
  for (const id of [sub, sid]) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('API-1 a wrong password and an unknown username get the same response', async () => {
  const { post } = await loggedIn();
  const wrong = await post('/auth/login', { ...credentials, password: 'no' });
  const unknown = await post('/auth/login', { ...credentials, username: 'nobody@example.org' });
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  expect(wrong.json().detail).toBe(unknown.json().detail);
  expect(wrong.headers['www-authenticate']).toMatch(/^Bearer/);
});

test('API-2 letter case does not make an e-mail address another account', async () => {
  const { post } = await testApp();
  const registered = await post('/register', { ...mei, email: 'Mei@Example.ORG' });
  expect(registered.json()).toEqual({ data: { username: mei.email } });
  const again = await post('/register', mei);
  expect(again.statusCode).toBe(409);
  expect(again.json().detail).toContain(mei.email);
  const login = await post('/auth/login', { ...credentials, username: 'MEI@example.org' });
  expect(login.statusCode).toBe(200);
});

test('API-2 a full-width domain does not make an e-mail address another account', async () => {
  const { post } = await testApp();
  await post('/register', mei);
  const email = mei.email.replace('example', 'ｅｘａｍｐｌｅ');
  expect((await post('/register', { ...mei, email })).statusCode).toBe(409);
  const login = await post('/auth/login', { username: email, password: mei.password });
  expect(login.statusCode).toBe(200);
});

test('API-2 of parallel registrations of one address exactly one succeeds', async () => {
  const { post } = await testApp();
  const all = await Promise.all(Array.from({ length: 8 }, () => post('/register', mei)));
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
});

test('API-3 a refresh token gives a new pair', async () => {
  const { pair, refresh, wallet } = await loggedIn();
  const response = await refresh(pair.refreshToken);
  expect(contractErrors('refreshTokens', response)).toEqual([]);
  const next = response.json().data;
  expect(next.refreshToken).not.toBe(pair.refreshToken);
  expect((await wallet(next.accessToken)).statusCode).toBe(200);
});

test('API-3 a refresh whose response was lost can be repeated for ten seconds, and gives the same token', async () => {
  const { pair, refresh, wallet, clock } = await loggedIn();
  const lost = (await refresh(pair.refreshToken)).json().data;
  clock.seconds = NOW_SECONDS + 9;
  const repeated = await refresh(pair.refreshToken);
  expect(contractErrors('refreshTokens', repeated)).toEqual([]);
  const { accessToken, refreshToken } = repeated.json().data;
  expect(refreshToken).toBe(lost.refreshToken);
  expect((await wallet(accessToken)).statusCode).toBe(200);
  expect((await refresh(refreshToken)).statusCode).toBe(200);
});

test('API-3 ten seconds after its use a refresh token revokes the whole family', async () => {
  const { pair, refresh, post, clock } = await loggedIn();
  const other = (await post('/auth/login', credentials)).json().data;
  const next = (await refresh(pair.refreshToken)).json().data;
  clock.seconds = NOW_SECONDS + 10;
  expect((await refresh(pair.refreshToken)).statusCode).toBe(401);
  expect((await refresh(next.refreshToken)).statusCode).toBe(401);
  // Another login is another family.
  expect((await refresh(other.refreshToken)).statusCode).toBe(200);
});

test('API-3 once the next token has been used, repeating the one before it revokes the whole family', async () => {
  const { pair, refresh } = await loggedIn();
  const second = (await refresh(pair.refreshToken)).json().data;
  const third = (await refresh(second.refreshToken)).json().data;
  expect((await refresh(pair.refreshToken)).statusCode).toBe(401);
  expect((await refresh(third.refreshToken)).statusCode).toBe(401);
});

test('API-3 a token that comes late, from a client that has left, does not end the session', async () => {
  const { app, pair, refresh } = await loggedIn();
  const second = (await refresh(pair.refreshToken)).json().data;
  const third = (await refresh(second.refreshToken)).json().data;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [accepted] = (await once(app.server, 'connection')) as [Socket];
  const body = JSON.stringify({ refreshToken: pair.refreshToken });
  client.end(
    `POST /auth/refresh HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await once(accepted, 'close');
  expect((await refresh(third.refreshToken)).statusCode).toBe(200);
});

test('API-3 parallel refreshes of one token all get the same next one, which works', async () => {
  const { pair, refresh } = await loggedIn();
  const all = await Promise.all(Array.from({ length: 6 }, () => refresh(pair.refreshToken)));
  const next = new Set(all.map((response) => response.json().data.refreshToken));
  expect(next.size).toBe(1);
  expect((await refresh([...next][0] as string)).statusCode).toBe(200);
});

test('API-3 of a thief and the owner who both used one token, the later one ends the session for both', async () => {
  const { pair, refresh, clock } = await loggedIn();
  const thief = (await refresh(pair.refreshToken)).json().data;
  const owner = (await refresh(pair.refreshToken)).json().data;
  const stolen = (await refresh(thief.refreshToken)).json().data;
  clock.seconds = NOW_SECONDS + 900;
  expect((await refresh(owner.refreshToken)).statusCode).toBe(401);
  expect((await refresh(stolen.refreshToken)).statusCode).toBe(401);
});

test('API-3 logging out ends the session at the API, and responds alike for a token that is unknown', async () => {
  const { pair, refresh, post, wallet } = await loggedIn();
  const other = (await post('/auth/login', credentials)).json().data;
  const next = (await refresh(pair.refreshToken)).json().data;
  const loggedOut = await post('/auth/logout', { refreshToken: next.refreshToken });
  expect(contractErrors('logOut', loggedOut)).toEqual([]);
  expect(loggedOut.json()).toEqual({ data: true });
  expect((await refresh(next.refreshToken)).statusCode).toBe(401);
  expect((await refresh(pair.refreshToken)).statusCode).toBe(401);
  const refused = await wallet(next.accessToken);
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
    401,
    expect.stringContaining('error="invalid_token"'),
  ]);
  expect((await refresh(other.refreshToken)).statusCode).toBe(200);
  const unknown = await post('/auth/logout', { refreshToken: 'rt_of-nobody' });
  expect(unknown.json()).toEqual({ data: true });
});

test('API-3 a refresh token expires after thirty days', async () => {
  const { pair, refresh, clock } = await loggedIn();
  clock.seconds = NOW_SECONDS + 30 * 86_400;
  expect((await refresh(pair.refreshToken)).statusCode).toBe(401);
});

test('API-3 a session ends ninety days after its log-in, however often it was refreshed', async () => {
  const { pair, refresh, pass } = await loggedIn();
  let { refreshToken } = pair;
  for (let day = 20; day < 90; day += 20) {
    pass(20 * 86_400);
    refreshToken = (await refresh(refreshToken)).json().data.refreshToken;
  }
  pass(10 * 86_400 - 1);
  refreshToken = (await refresh(refreshToken)).json().data.refreshToken;
  pass(1);
  expect((await refresh(refreshToken)).statusCode).toBe(401);
});

test('API-3 sessions survive a log-in while the clock is a year ahead', async () => {
  const { pair, refresh, post, pass, clock } = await loggedIn();
  pass(3601);
  clock.seconds += 366 * 86_400;
  await post('/auth/login', credentials);
  clock.seconds -= 366 * 86_400;
  expect((await refresh(pair.refreshToken)).statusCode).toBe(200);
});

test('API-2 a common password, or one made of the site or the address, is refused with its field', async () => {
  const { post } = await testApp();
  for (const password of ['password', '12345678', 'Touchline1', 'mei@example.org']) {
    const response = await post('/register', { ...mei, password });
    expect([password, response.statusCode]).toEqual([password, 400]);
    expect(contractErrors('register', response)).toEqual([]);
    expect(response.json().errors).toEqual([
      { field: 'password', in: 'body', message: expect.stringMatching(/; choose another$/) },
    ]);
  }
  expect((await post('/auth/login', credentials)).statusCode).toBe(401);
});

test('API-4 the wallet of an account is the same at every request', async () => {
  const { pair, wallet } = await loggedIn();
  const [first, second] = [await wallet(pair.accessToken), await wallet(pair.accessToken)];
  expect(contractErrors('getWallet', first)).toEqual([]);
  expect(first.json()).toEqual(second.json());
  expect(first.headers['cache-control']).toBe('private, no-store');
  const { balances, rates } = first.json().data;
  expect(Object.keys(balances)).toEqual(['USDT', 'BTC', 'ETH', 'TRX']);
  expect(rates.USDT).toEqual({ price: 1, change: 0 });
  expect(Math.abs(rates.BTC.price / 99_420.81 - 1)).toBeLessThan(0.05);
});

test('API-4 a missing, invalid or expired token is a 401, and so is another algorithm', async () => {
  const { pair, wallet, inject, clock } = await loggedIn();
  const [, payload] = pair.accessToken.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const bad = [
    'x',
    'a.b.c',
    `${none}.${payload}.`,
    `${pair.accessToken}x`,
    `${pair.accessToken}.x`,
  ];
  for (const token of bad) {
    const { statusCode, headers } = await wallet(token);
    expect([token, statusCode]).toEqual([token, 401]);
    expect(headers['www-authenticate']).toContain('error="invalid_token"');
  }
  const withoutToken = await inject('/auth/wallet');
  expect([withoutToken.statusCode, withoutToken.headers['www-authenticate']]).toEqual([
    401,
    'Bearer realm="touchline"',
  ]);
  clock.seconds = NOW_SECONDS + 900;
  expect((await wallet(pair.accessToken)).json().detail).toMatch(/expired/);
});

test('API-3 tokens survive a restart of the server', async () => {
  const database = await createTestDatabase();
  const first = await testApp({}, database);
  await first.post('/register', mei);
  const { data } = (await first.post('/auth/login', credentials)).json();
  await first.app.close();
  const second = await testApp({}, database);
  const refreshToken = data.refreshToken;
  expect((await second.post('/auth/refresh', { refreshToken })).statusCode).toBe(200);
});

test('API-1 passwords and tokens are not logged', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { post, inject } = await testApp({
    logger: createLogger({ level: 'trace', destination: stream }),
  });
  await post('/register', mei);
  const { data } = (await post('/auth/login', credentials)).json();
  await post('/auth/login', { ...credentials, password: 'another evening' });
  await post('/auth/refresh', { refreshToken: data.refreshToken });
  await inject({ url: '/auth/wallet', headers: { authorization: `Bearer ${data.accessToken}` } });
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(4);
  for (const secret of [mei.password, 'another evening', data.accessToken, data.refreshToken]) {
    expect(log).not.toContain(secret);
  }
});

test('API-4 a token of a deleted account is a 401 at the wallet, and anonymous at the chat', async () => {
  const email = '小"明@example.org';
  const before = await testApp();
  await before.post('/register', { ...mei, email });
  const login = await before.post('/auth/login', { ...credentials, username: email });
  const headers = { authorization: `Bearer ${login.json().data.accessToken}` };

  const { inject } = await testApp();
  const wallet = await inject({ url: '/auth/wallet', headers });
  expect(contractErrors('getWallet', wallet)).toEqual([]);
  expect(wallet.statusCode).toBe(401);
  expect(wallet.headers['www-authenticate']).toContain('error="invalid_token"');

  const payload = { message: 'How do I register?', userId: email };
  const reply = await inject({ method: 'POST', url: '/ai/chat', headers, payload });
  expect(reply.statusCode).toBe(200);
});

test('API-1 API-2 an address with a control character cannot be registered, and has no account', async () => {
  const { post } = await testApp();
  for (const email of ['a\0b@example.org', 'a\u0007@example.org', 'a@example.org\u009f']) {
    const registered = await post('/register', { ...mei, email });
    expect([email, registered.statusCode]).toEqual([email, 400]);
    const login = await post('/auth/login', { ...credentials, username: email });
    expect([email, login.statusCode]).toEqual([email, 401]);
  }
});
