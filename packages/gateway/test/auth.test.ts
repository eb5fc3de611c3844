import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keySet } from '../src/auth/jwks.ts';
import { type VerifyingKey, verifyingKey } from '../src/auth/verification-key.ts';
import { gateway, SECRET } from './gateway.ts';
import { json, origin } from './origin.ts';

const WALLET = '/api/auth/wallet';
const now = () => Math.floor(Date.now() / 1000);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens by hand: no library refuses to make a bad one. */
function token(header: object, payload: object, signature: (input: string) => Buffer): string {
  const input = `${part(header)}.${part(payload)}`;
  return `${input}.${signature(input).toString('base64url')}`;
}

const hmac = (secret: string) => (input: string) =>
  createHmac('sha256', secret).update(input).digest();
const rsa = (key: KeyObject) => (input: string) => sign('sha256', Buffer.from(input), key);
const demo = (more: object = {}) => ({ username: 'demo', exp: now() + 60, ...more });
const HS = { alg: 'HS256', typ: 'JWT' };

async function setUp(key?: VerifyingKey) {
  const upstream = await origin(json({ balances: {} }));
  const { ask } = await gateway(upstream.url, key && { verifyingKey: key });
  const wallet = (bearer: string) => ask.get(WALLET).set('authorization', `Bearer ${bearer}`);
  return { upstream, ask, wallet };
}

test('API-4 without a token a protected call is 401 with a challenge, and never leaves', async () => {
  const { upstream, ask } = await setUp();
  const { body } = await ask
    .get(WALLET)
    .expect(401)
    .expect('www-authenticate', 'Bearer realm="touchline"');
  expect(body).toMatchObject({ status: 401, detail: 'This needs an access token.' });
  expect(upstream.seen).toEqual([]);
});

test('API-4 a good token passes, and goes on as it came', async () => {
  const { upstream, wallet } = await setUp();
  const good = token(HS, demo(), hmac(SECRET));
  await wallet(good).expect(200);
  expect(upstream.seen[0]?.headers.authorization).toBe(`Bearer ${good}`);
});

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

test.each([
  ['expired', token(HS, demo({ exp: now() - 60 }), hmac(SECRET))],
  ['not valid yet', token(HS, demo({ nbf: now() + 60 }), hmac(SECRET))],
  ['without an exp', token(HS, { username: 'demo' }, hmac(SECRET))],
  ['with an exp that is no number', token(HS, demo({ exp: 'never' }), hmac(SECRET))],
  ['signed with another secret', token(HS, demo(), hmac('another secret of theirs'))],
  ['unsigned', token({ alg: 'none' }, demo(), () => Buffer.alloc(0))],
  ['unsigned, in capitals', token({ alg: 'NONE' }, demo(), () => Buffer.alloc(0))],
  ['of another algorithm', token({ alg: 'RS256' }, demo(), rsa(privateKey))],
  [
    'changed afterwards',
    token(HS, demo(), hmac(SECRET)).replace(/\.[^.]+\./, `.${part(demo({ username: 'boss' }))}.`),
  ],
  [
    'with critical extensions that nobody knows',
    token({ ...HS, crit: ['x'], x: 1 }, demo(), hmac(SECRET)),
  ],
  ['no token at all', 'abc'],
  ['two words', `${token(HS, demo(), hmac(SECRET))} x`],
])('API-4 a token that is %s is 401, and never leaves', async (_, bad) => {
  const { upstream, wallet } = await setUp();
  const { headers } = await wallet(bad)
    .expect(401)
    .expect('content-type', /problem/);
  expect(headers['www-authenticate']).toBe('Bearer realm="touchline", error="invalid_token"');
  expect(upstream.seen).toEqual([]);
});

test('API-4 a little skew of clocks is forgiven', async () => {
  const { wallet } = await setUp();
  await wallet(token(HS, demo({ exp: now() - 2 }), hmac(SECRET))).expect(200);
});

test('a scheme that is not Bearer is no token', async () => {
  const { ask } = await setUp();
  await ask.get(WALLET).set('authorization', 'Basic ZGVtbzpkZW1v').expect(401);
});

test('API-5 the chat takes everybody, but not a bad token', async () => {
  const { ask, upstream } = await setUp();
  const chat = { message: 'hello', userId: 'me' };
  await ask.post('/api/ai/chat').send(chat).expect(200);
  await ask.post('/api/ai/chat').set('authorization', 'Bearer abc').send(chat).expect(401);
  expect(upstream.seen).toHaveLength(1);
});

test('a public key is never taken for a secret', async () => {
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const { wallet } = await setUp(await verifyingKey({ kind: 'public-key', pem }));
  await wallet(token({ alg: 'RS256' }, demo(), rsa(privateKey))).expect(200);
  await wallet(token(HS, demo(), hmac(pem))).expect(401);
  await wallet(token(HS, demo(), hmac(pem.trim()))).expect(401);
});

test('keys of a key set are found by their id, and a new one is found when it comes', async () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = (key: KeyObject, kid: string) => ({
    ...key.export({ format: 'jwk' }),
    kid,
    use: 'sig',
  });
  const keys: object[] = [jwk(publicKey, 'one'), { kty: 'oct', k: 'AAAA', kid: 'secret' }];
  const issuer = await origin((_, response) => void response.end(JSON.stringify({ keys })));
  const time = { now: 0 };
  const key = keySet(new URL(issuer.url), () => time.now);
  const { algorithms } = await verifyingKey({ kind: 'jwks', url: new URL(issuer.url) });
  const { wallet } = await setUp({ algorithms, key });

  const first = token({ alg: 'RS256', kid: 'one' }, demo(), rsa(privateKey));
  await Promise.all([wallet(first).expect(200), wallet(first).expect(200)]);
  expect(issuer.seen).toHaveLength(1);

  const rotated = token({ alg: 'ES256', kid: 'two' }, demo(), (input) =>
    sign('sha256', Buffer.from(input), { key: other.privateKey, dsaEncoding: 'ieee-p1363' }),
  );
  await wallet(rotated).expect(401);
  keys.push(jwk(other.publicKey, 'two'));
  await wallet(rotated).expect(401);
  expect(issuer.seen).toHaveLength(1);
  time.now += 10_000;
  await wallet(rotated).expect(200);

  const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await wallet(token({ alg: 'HS256', kid: 'one' }, demo(), hmac(spki))).expect(401);
  await wallet(token({ alg: 'HS256', kid: 'secret' }, demo(), hmac('\0\0\0'))).expect(401);

  issuer.server.closeAllConnections();
  issuer.server.close();
  time.now += 700_000;
  await wallet(first).expect(200);
});

test('a key set that cannot be had lets nobody in', async () => {
  const { url, server } = await origin(() => {});
  server.close();
  const key = await verifyingKey({ kind: 'jwks', url: new URL(url) });
  const { wallet, upstream } = await setUp(key);
  await wallet(token({ alg: 'RS256', kid: 'one' }, demo(), rsa(privateKey))).expect(503);
  expect(upstream.seen).toEqual([]);
});

test('before another upstream a missing verifier is a fault at the start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  await expect(verifyingKey({ kind: 'secret-file', dataDir, mayCreate: false })).rejects.toThrow(
    /^JWT_SECRET, JWT_PUBLIC_KEY or JWKS_URL must be set/,
  );
});

const logIn = (username: string) => ({ username, password: 'wrong' });

test('API-1 logging in too often from one address is 429 with Retry-After, and never leaves', async () => {
  const { ask, upstream } = await setUp();
  const login = (n: number) => ask.post('/api/auth/login').send(logIn(`user-${n}@x.yz`));
  for (let n = 1; n <= 10; n += 1) await login(n).expect(200);
  const { body, headers } = await login(11).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toMatchObject({ status: 429, title: 'Too many requests' });
  expect(upstream.seen).toHaveLength(10);
  await ask.post('/api/register').send({ email: 'a@b.cd', password: 'long enough' }).expect(200);
});

test('API-1 one account is guarded from many addresses, however its name is written', async () => {
  const upstream = await origin(json({}));
  const { ask } = await gateway(upstream.url, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const login = (n: number, name: string) =>
    ask.post('/api/auth/login').set('x-forwarded-for', `10.0.0.${n}`).send(logIn(name));
  for (let n = 1; n <= 10; n += 1) await login(n, n % 2 ? 'Demo@x.yz' : ' demo@x.yz').expect(200);
  await login(11, 'demo@x.yz').expect(429);
  await login(12, 'other@x.yz').expect(200);
});

test('an address is believed only from a proxy that is configured', async () => {
  const { ask } = await setUp();
  const login = (n: number) =>
    ask
      .post('/api/auth/login')
      .set('x-forwarded-for', `10.0.0.${n}`)
      .send(logIn(`u-${n}@x.yz`));
  for (let n = 1; n <= 10; n += 1) await login(n).expect(200);
  await login(11).expect(429);
});

test('who has an IPv6 network has all of it, and counts as one', async () => {
  const upstream = await origin(json({}));
  const { ask } = await gateway(upstream.url, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const login = (address: string, n: number) =>
    ask
      .post('/api/auth/login')
      .set('x-forwarded-for', address)
      .send(logIn(`w-${n}@x.yz`));
  for (let n = 1; n <= 10; n += 1) await login(`2001:db8:0:7::${n}`, n).expect(200);
  await login('2001:db8:0:7:ffff::1', 11).expect(429);
  await login('2001:db8:0:8::1', 12).expect(200);
});
