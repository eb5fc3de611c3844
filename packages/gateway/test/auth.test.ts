import { generateKeyPairSync } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type VerifyingKey, verifyingKey } from '../src/auth/verification-key.ts';
import { RateCounters } from '../src/redis/rate-counters.ts';
import { gatewayOfFile, SECRET, startGateway } from './gateway.ts';
import { json, originOfFile, startOrigin } from './origin.ts';
import { claims, hmac, rsa, token } from './signed-tokens.ts';

const WALLET = '/api/auth/wallet';
const now = () => Math.floor(Date.now() / 1000);
const HS = { alg: 'HS256', typ: 'JWT' };

const upstream = originOfFile(json({ balances: {} }));
const gateway = gatewayOfFile(upstream);

async function setUp(key?: VerifyingKey) {
  const upstream = await startOrigin(json({ balances: {} }));
  const { client } = await startGateway(upstream.url, key && { verifyingKey: key });
  const wallet = (bearer: string) => client.get(WALLET).set('authorization', `Bearer ${bearer}`);
  return { upstream, client, wallet };
}

test('API-4 without a token a protected call is 401 with a challenge, and is not forwarded', async () => {
  const { upstream, client } = await setUp();
  const { body } = await client
    .get(WALLET)
    .expect(401)
    .expect('www-authenticate', 'Bearer realm="touchline"');
  expect(body).toMatchObject({ status: 401, detail: 'This endpoint requires an access token.' });
  expect(upstream.requests).toEqual([]);
});

test('API-4 a valid token passes and is forwarded unchanged', async () => {
  const { upstream, wallet } = await setUp();
  const good = token(HS, claims(), hmac(SECRET));
  await wallet(good).expect(200);
  expect(upstream.requests[0]?.headers.authorization).toBe(`Bearer ${good}`);
});

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

test.each([
  ['expired', token(HS, claims({ exp: now() - 60 }), hmac(SECRET))],
  ['not valid yet', token(HS, claims({ nbf: now() + 60 }), hmac(SECRET))],
  ['without an exp', token(HS, { username: 'demo' }, hmac(SECRET))],
  ['with an exp that is no number', token(HS, claims({ exp: 'never' }), hmac(SECRET))],
  ['signed with another secret', token(HS, claims(), hmac('another secret of theirs'))],
  ['unsigned', token({ alg: 'none' }, claims(), () => Buffer.alloc(0))],
  ['unsigned, in capitals', token({ alg: 'NONE' }, claims(), () => Buffer.alloc(0))],
  ['of another algorithm', token({ alg: 'RS256' }, claims(), rsa(privateKey))],
  [
    'changed afterwards',
    token(HS, claims(), hmac(SECRET)).replace(
      /\.[^.]+\./,
      `.${Buffer.from(JSON.stringify(claims({ username: 'boss' }))).toString('base64url')}.`,
    ),
  ],
  ['with unknown critical extensions', token({ ...HS, crit: ['x'], x: 1 }, claims(), hmac(SECRET))],
  ['not a JWT', 'abc'],
  ['two words', `${token(HS, claims(), hmac(SECRET))} x`],
])('API-4 a token that is %s is 401, and is not forwarded', async (_, bad) => {
  const { headers } = await gateway.client
    .get(WALLET)
    .set('authorization', `Bearer ${bad}`)
    .expect(401)
    .expect('content-type', /problem/);
  expect(headers['www-authenticate']).toBe('Bearer realm="touchline", error="invalid_token"');
  expect(upstream.requests).toEqual([]);
});

test('API-4 a small clock skew is tolerated', async () => {
  const { wallet } = await setUp();
  await wallet(token(HS, claims({ exp: now() - 2 }), hmac(SECRET))).expect(200);
});

test('another scheme than Bearer is 401', async () => {
  const { client } = await setUp();
  await client.get(WALLET).set('authorization', 'Basic ZGVtbzpkZW1v').expect(401);
});

test('API-5 the chat works without a token, but not with an invalid one', async () => {
  const { client, upstream } = await setUp();
  const chat = { message: 'hello', userId: 'me' };
  await client.post('/api/ai/chat').send(chat).expect(200);
  await client.post('/api/ai/chat').set('authorization', 'Bearer abc').send(chat).expect(401);
  expect(upstream.requests).toHaveLength(1);
});

test('a public key is never used as an HMAC secret', async () => {
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const { wallet } = await setUp(await verifyingKey({ kind: 'public-key', pem }));
  await wallet(token({ alg: 'RS256' }, claims(), rsa(privateKey))).expect(200);
  await wallet(token(HS, claims(), hmac(pem))).expect(401);
  await wallet(token(HS, claims(), hmac(pem.trim()))).expect(401);
});

test('with another upstream a missing verifier is an error at startup', async () => {
  await expect(verifyingKey({ kind: 'missing' })).rejects.toThrow(
    /^JWT_SECRET, JWT_PUBLIC_KEY or JWKS_URL must be set/,
  );
});

const logIn = (username: string) => ({ username, password: 'wrong' });

test('API-1 logging in too often from one address is 429 with Retry-After, and is not forwarded', async () => {
  const { client, upstream } = await setUp();
  const login = (n: number) => client.post('/api/auth/login').send(logIn(`user-${n}@x.yz`));
  for (let n = 1; n <= 10; n += 1) await login(n).expect(200);
  const { body, headers } = await login(11).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toMatchObject({ status: 429, title: 'Too many requests' });
  expect(upstream.requests).toHaveLength(10);
  await client.post('/api/register').send({ email: 'a@b.cd', password: 'long enough' }).expect(200);
});

/** A gateway behind a proxy, in front of accounts with one password; `logIn` says from which address. */
async function attackedAccounts() {
  const upstream = await startOrigin(async (request, response) => {
    const { password } = JSON.parse(await text(request));
    const isRight = password === 'right';
    response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' });
    response.end(isRight ? '{"data":{"accessToken":"a","refreshToken":"r"}}' : '{}');
  });
  const { client } = await startGateway(upstream.url, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
  return {
    client,
    logIn: (address: string, username: string, password = 'wrong') =>
      client.post('/api/auth/login').set('x-forwarded-for', address).send({ username, password }),
  };
}

const addressOf = (n: number) => `10.0.${Math.floor(n / 200)}.${n % 200}`;

test('API-1 wrong passwords from one address do not lock the owner out, who logs in from another', async () => {
  const { logIn } = await attackedAccounts();
  for (let n = 1; n <= 10; n += 1) await logIn('10.0.0.1', 'demo@x.yz').expect(401);
  await logIn('10.0.0.1', 'demo@x.yz', 'right').expect(429);
  await logIn('10.0.0.2', 'demo@x.yz', 'right').expect(200);
});

test('API-1 wrong passwords for one account are limited over all addresses, in any spelling of its name', async () => {
  const { logIn } = await attackedAccounts();
  const spelling = (n: number) => {
    const name = [...'éèêà'].map((letter, at) => letter.normalize((n >> at) & 1 ? 'NFD' : 'NFC'));
    return n % 2 ? `${name.join('')}@X.yz` : ` ${name.join('')}@x.yz`;
  };
  await logIn('10.9.0.1', spelling(0), 'right').expect(200);
  for (let n = 0; n < 100; n += 1) await logIn(addressOf(n), spelling(n)).expect(401);
  const { headers } = await logIn('10.8.0.1', spelling(3)).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  // From where the owner has logged in before, and other accounts.
  await logIn('10.9.0.1', spelling(5), 'right').expect(200);
  await logIn('10.8.0.1', 'other@x.yz', 'right').expect(200);
  // An address is known to the account that was used from it, and to no other.
  await logIn('10.8.0.1', spelling(5), 'right').expect(429);
});

test('API-1 logins that succeed are not limited by account, nor are those that the upstream fails', async () => {
  const { logIn } = await attackedAccounts();
  for (let n = 0; n < 105; n += 1) await logIn(addressOf(n), 'demo@x.yz', 'right').expect(200);
  for (let n = 0; n < 100; n += 1) await logIn(addressOf(n), 'demo@x.yz').expect(401);
  await logIn('10.8.0.1', 'demo@x.yz').expect(429);
});

test('API-1 parallel attempts from many addresses do not pass the limit of an account together', async () => {
  const { logIn } = await attackedAccounts();
  const all = await Promise.all(
    Array.from({ length: 150 }, (_, n) => logIn(addressOf(n), 'demo@x.yz')),
  );
  const count = (status: number) => all.filter((response) => response.status === status).length;
  expect({ refused: count(401), limited: count(429) }).toEqual({ refused: 100, limited: 50 });
});

test('API-1 attempts that are cut off before a response do not count for the account', async () => {
  let attempts = 0;
  const upstream = await startOrigin(async (request, response) => {
    attempts += 1;
    if (JSON.parse(await text(request)).password === 'wrong') return;
    json({ accessToken: 'a', refreshToken: 'r' })(request, response);
  });
  const { client, url } = await startGateway(upstream.url, {
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  const cutOff = async (n: number) => {
    const visitor = new AbortController();
    const sent = fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) },
      body: JSON.stringify(logIn('demo@x.yz')),
      signal: visitor.signal,
    }).catch(() => {});
    await expect.poll(() => attempts, { interval: 1 }).toBe(n + 1);
    visitor.abort();
    await sent;
  };
  for (let n = 0; n < 100; n += 1) await cutOff(n);
  await expect
    .poll(async () => {
      const response = await client
        .post('/api/auth/login')
        .set('x-forwarded-for', '10.8.0.1')
        .send({ username: 'demo@x.yz', password: 'right' });
      return response.status;
    })
    .toBe(200);
});

test('API-1 the counters of addresses do not push out those of accounts', async () => {
  const counters = new RateCounters(undefined, () => 0);
  for (let n = 0; n < 3; n += 1) await counters.add('failures', 'demo@x.yz', 60_000);
  await counters.add('known', 'demo@x.yz 10.0.0.1', 60_000);
  for (let n = 0; n < 50_001; n += 1) await counters.add('address', `network ${n}`, 60_000);
  expect((await counters.add('failures', 'demo@x.yz', 60_000)).current).toBe(4);
  expect(await counters.has('known', 'demo@x.yz 10.0.0.1')).toBe(true);
});

test('API-1 a counter from which all was taken back leaves its room to others', async () => {
  const counters = new RateCounters(undefined, () => 0);
  await counters.add('failures', 'demo@x.yz', 60_000);
  for (let n = 0; n < 50_001; n += 1) {
    await counters.add('failures', `made up ${n}`, 60_000);
    await counters.takeBack('failures', `made up ${n}`, 60_000);
  }
  expect((await counters.add('failures', 'demo@x.yz', 60_000)).current).toBe(2);
});

test('API-5 questions under the id of another visitor do not keep that visitor from asking', async () => {
  const upstream = await startOrigin(json('A reply.'));
  const { client } = await startGateway(upstream.url, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const ask = (address: string) =>
    client
      .post('/api/ai/chat')
      .set('x-forwarded-for', address)
      .send({ message: 'Hello?', userId: 'demo@x.yz' });
  for (let n = 0; n < 20; n += 1) await ask('10.0.0.1').expect(200);
  await ask('10.0.0.1').expect(429);
  await ask('10.0.0.2').expect(200);
});

test('X-Forwarded-For is used only from a trusted proxy', async () => {
  const { client } = await setUp();
  const login = (n: number) =>
    client
      .post('/api/auth/login')
      .set('x-forwarded-for', `10.0.0.${n}`)
      .send(logIn(`u-${n}@x.yz`));
  for (let n = 1; n <= 10; n += 1) await login(n).expect(200);
  await login(11).expect(429);
});

test.each(['10.0.0.2', '10.0.0.2:5555', '[fd00::2]:5555'])(
  'behind two proxies the client is that of the outer one, with the inner one as %s',
  async (inner) => {
    const upstream = await startOrigin(json({}));
    const env = { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::2' };
    const { client } = await startGateway(upstream.url, { env });
    const login = (address: string, n: number) =>
      client
        .post('/api/auth/login')
        .set('x-forwarded-for', `198.51.100.1, ${address}, ${inner}`)
        .send(logIn(`x-${n}@x.yz`));
    for (let n = 1; n <= 10; n += 1) await login(`203.0.113.10:${1000 + n}`, n).expect(200);
    await login('203.0.113.10', 11).expect(429);
    await login('203.0.113.11', 12).expect(200);
  },
);

test('an IPv6 /64 network counts as one address', async () => {
  const upstream = await startOrigin(json({}));
  const { client } = await startGateway(upstream.url, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const login = (address: string, n: number) =>
    client
      .post('/api/auth/login')
      .set('x-forwarded-for', address)
      .send(logIn(`w-${n}@x.yz`));
  for (let n = 1; n <= 10; n += 1) await login(`2001:db8:0:7::${n}`, n).expect(200);
  await login('2001:db8:0:7:ffff::1', 11).expect(429);
  await login('2001:db8:0:8::1', 12).expect(200);
});
