import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { verifyingKey } from '../src/auth/verification-key.ts';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { claims, hmac, rsa, token } from './signed-tokens.ts';

const HOUR_S = 3600;
const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 });
const EC = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ED25519 = generateKeyPairSync('ed25519');

const jwk = (key: KeyObject, kid: string) => ({
  ...key.export({ format: 'jwk' }),
  kid,
  use: 'sig',
});
const longClaims = () => claims({ exp: Math.floor(Date.now() / 1000) + HOUR_S });
const rsaToken = (kid?: string) =>
  token({ alg: 'RS256', ...(kid && { kid }) }, longClaims(), rsa(RSA.privateKey));
const ecToken = (kid: string) =>
  token({ alg: 'ES256', kid }, longClaims(), (input) =>
    sign('sha256', Buffer.from(input), { key: EC.privateKey, dsaEncoding: 'ieee-p1363' }),
  );

/** A gateway that verifies tokens with the key set of an issuer, and its clock. */
async function setUp(listener: RequestListener) {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const issuer = await startOrigin(listener);
  const upstream = await startOrigin(json({ balances: {} }));
  const key = await verifyingKey({ kind: 'jwks', url: new URL(issuer.url) });
  const { client } = await startGateway(upstream.url, { verifyingKey: key });
  return {
    issuer,
    upstream,
    wait: (ms: number) => vi.setSystemTime(Date.now() + ms),
    wallet: (bearer: string) =>
      client.get('/api/auth/wallet').set('authorization', `Bearer ${bearer}`),
  };
}

const serveKeys =
  (keys: readonly object[]): RequestListener =>
  (_, response) =>
    void response.end(JSON.stringify({ keys }));

test('API-4 keys of a JWK set are found by id, with one fetch at a time', async () => {
  const { issuer, wallet } = await setUp(serveKeys([jwk(RSA.publicKey, 'one')]));
  const results = await Promise.all(Array.from({ length: 5 }, () => wallet(rsaToken('one'))));
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await wallet(rsaToken('one')).expect(200);
  expect(issuer.requests).toHaveLength(1);
});

test('API-4 a rotated key is fetched after the refresh interval, and made-up key ids cause no more fetches', async () => {
  const keys: object[] = [jwk(RSA.publicKey, 'one')];
  const { issuer, wallet, wait } = await setUp(serveKeys(keys));
  await wallet(rsaToken('one')).expect(200);
  await wallet(ecToken('two')).expect(401);
  keys.push(jwk(EC.publicKey, 'two'));
  await wallet(ecToken('two')).expect(401);
  expect(issuer.requests).toHaveLength(1);
  wait(1000);
  await wallet(ecToken('two')).expect(200);
  for (let n = 0; n < 5; n += 1) await wallet(ecToken(`made-up-${n}`)).expect(401);
  expect(issuer.requests).toHaveLength(2);
});

test('API-4 a key that the issuer has removed is refused after ten minutes', async () => {
  const keys: object[] = [jwk(RSA.publicKey, 'one'), jwk(EC.publicKey, 'two')];
  const { wallet, wait } = await setUp(serveKeys(keys));
  await wallet(ecToken('two')).expect(200);
  keys.pop();
  await wallet(ecToken('two')).expect(200);
  wait(600_000);
  await wallet(ecToken('two')).expect(401);
  await wallet(rsaToken('one')).expect(200);
});

test('API-4 a token that was accepted is refused once it has expired', async () => {
  const { wallet, wait } = await setUp(serveKeys([jwk(RSA.publicKey, 'one')]));
  const accepted = token({ alg: 'RS256', kid: 'one' }, claims(), rsa(RSA.privateKey));
  for (let n = 0; n < 3; n += 1) await wallet(accepted).expect(200);
  wait(64_000);
  await wallet(accepted).expect(200);
  wait(2000);
  for (let n = 0; n < 3; n += 1) await wallet(accepted).expect(401);
});

test('API-4 keys of an unknown kind, for encryption or symmetric do not affect the others', async () => {
  const { wallet } = await setUp(
    serveKeys([
      { kty: 'NEW', kid: 'new', x: 'AAAA' },
      { kty: 'EC', crv: 'P-9000', kid: 'curve', x: 'AAAA', y: 'AAAA' },
      { kty: 'oct', k: 'AAAA', kid: 'secret' },
      { ...jwk(EC.publicKey, 'two'), use: 'enc' },
      jwk(RSA.publicKey, 'one'),
      jwk(ED25519.publicKey, 'three'),
    ]),
  );
  await wallet(rsaToken('one')).expect(200);
  const ed = token({ alg: 'EdDSA', kid: 'three' }, longClaims(), (input) =>
    sign(null, Buffer.from(input), ED25519.privateKey),
  );
  await wallet(ed).expect(200);
  await wallet(ecToken('two')).expect(401);
});

test('API-4 a public key of the set is never used as an HMAC secret, and a symmetric one never at all', async () => {
  const { wallet } = await setUp(
    serveKeys([jwk(RSA.publicKey, 'one'), { kty: 'oct', k: 'AAAA', kid: 'secret' }]),
  );
  await wallet(rsaToken('one')).expect(200);
  const pem = RSA.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await wallet(token({ alg: 'HS256', kid: 'one' }, longClaims(), hmac(pem))).expect(401);
  await wallet(token({ alg: 'HS256', kid: 'secret' }, longClaims(), hmac('\0\0\0'))).expect(401);
  await wallet(token({ alg: 'none', kid: 'one' }, longClaims(), () => Buffer.alloc(0))).expect(401);
  await wallet(token({ alg: 'RS256', kid: 'one' }, longClaims(), rsa(EC.privateKey))).expect(401);
});

test('API-4 a token without a key id is verified with the only key of its kind', async () => {
  const { wallet } = await setUp(serveKeys([jwk(RSA.publicKey, 'one'), jwk(EC.publicKey, 'two')]));
  await wallet(rsaToken()).expect(200);
});

test('API-4 a token without a key id is verified with that key of its kind which signed it', async () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const broken = { kty: 'RSA', kid: 'broken', use: 'sig', n: 'AAAA', e: 'AQAB' };
  const { wallet } = await setUp(
    serveKeys([jwk(other.publicKey, 'other'), broken, jwk(RSA.publicKey, 'one')]),
  );
  await wallet(rsaToken()).expect(200);
  const forged = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  await wallet(token({ alg: 'RS256' }, longClaims(), rsa(forged))).expect(401);
});

test('API-4 fetched keys stay valid while the issuer is down, which is asked once in five seconds', async () => {
  let isDown = false;
  const keys = serveKeys([jwk(RSA.publicKey, 'one')]);
  const { issuer, wallet, wait } = await setUp((request, response) => {
    if (isDown) response.writeHead(500).end();
    else keys(request, response);
  });
  await wallet(rsaToken('one')).expect(200);
  isDown = true;
  wait(600_000);
  for (let n = 0; n < 3; n += 1) await wallet(rsaToken('one')).expect(200);
  for (let n = 0; n < 3; n += 1) await wallet(ecToken('two')).expect(503);
  // A token in the meantime does not prolong the pause.
  wait(3000);
  await wallet(rsaToken('one')).expect(200);
  expect(issuer.requests).toHaveLength(2);
  wait(2000);
  await wallet(rsaToken('one')).expect(200);
  expect(issuer.requests).toHaveLength(3);
});

test.each([
  ['that refuses connections', (request) => void request.socket.destroy()],
  ['with a status other than 200', (_, response) => void response.writeHead(302).end()],
  ['with a response that is no key set', (_, response) => void response.end('{"keys":{}}')],
  ['with a response that is not JSON', (_, response) => void response.end('<html>')],
] satisfies [string, RequestListener][])(
  'API-4 with an issuer %s a token is 503, also at the next attempt, and is not forwarded',
  async (_, listener) => {
    const { issuer, upstream, wallet } = await setUp(listener);
    await wallet(rsaToken('one')).expect(503).expect('retry-after', '5');
    await wallet(rsaToken('one')).expect(503);
    expect(issuer.requests).toHaveLength(1);
    expect(upstream.requests).toEqual([]);
  },
);

test('API-4 an issuer that does not respond makes a token 503 after three seconds', async () => {
  const { wallet } = await setUp(() => {});
  const begun = performance.now();
  await wallet(rsaToken('one')).expect(503);
  expect(performance.now() - begun).toBeLessThan(6000);
});

const ISSUER = 'https://id.example';
const AUDIENCE = 'scores';

/** A gateway in front of an identity provider that serves many applications. */
async function setUpShared(env: Record<string, string>) {
  const provider = await startOrigin(serveKeys([jwk(RSA.publicKey, 'one')]));
  const upstream = await startOrigin(json({ balances: {} }));
  const key = await verifyingKey({ kind: 'jwks', url: new URL(provider.url) });
  const { client } = await startGateway(upstream.url, {
    verifyingKey: key,
    env: { JWT_SECRET: '', JWKS_URL: provider.url, ...env },
  });
  return async (payload: object, header: object = {}) => {
    const bearer = token(
      { alg: 'RS256', kid: 'one', ...header },
      claims(payload),
      rsa(RSA.privateKey),
    );
    const { status } = await client
      .get('/api/auth/wallet')
      .set('authorization', `Bearer ${bearer}`);
    return status;
  };
}

test('API-4 a token of another application or issuer is refused, and one that names none', async () => {
  const env = { JWT_ISSUER: ISSUER, JWT_AUDIENCE: `other-site, ${AUDIENCE}` };
  const statusOf = await setUpShared(env);
  expect(await statusOf({ iss: ISSUER, aud: AUDIENCE })).toBe(200);
  expect(await statusOf({ iss: ISSUER, aud: ['mail', AUDIENCE] })).toBe(200);
  for (const foreign of [
    { iss: ISSUER, aud: 'mail' },
    { iss: ISSUER, aud: ['mail'] },
    { iss: ISSUER, aud: [] },
    { iss: ISSUER },
    { aud: AUDIENCE },
    { iss: 'https://evil.example', aud: AUDIENCE },
    { iss: [ISSUER], aud: AUDIENCE },
    { iss: `${ISSUER}/`, aud: AUDIENCE },
    {},
  ])
    expect(await statusOf(foreign), JSON.stringify(foreign)).toBe(401);
});

test('API-4 with JWT_AUDIENCE=any the issuer alone decides', async () => {
  const statusOf = await setUpShared({ JWT_ISSUER: ISSUER, JWT_AUDIENCE: 'any' });
  expect(await statusOf({ iss: ISSUER })).toBe(200);
  expect(await statusOf({ iss: 'https://evil.example' })).toBe(401);
});

test('API-4 only access tokens are accepted, by their type', async () => {
  const statusOf = await setUpShared({});
  for (const typ of ['JWT', 'jwt', 'at+jwt', 'application/at+jwt', undefined])
    expect(await statusOf({}, typ ? { typ } : {}), typ).toBe(200);
  for (const typ of ['refresh+jwt', 'dpop+jwt', 'logout+jwt', 'JOSE', '', 7])
    expect(await statusOf({}, { typ }), String(typ)).toBe(401);
});

test('API-4 a token with times that no issuer writes is refused', async () => {
  const statusOf = await setUpShared({});
  const now = Math.floor(Date.now() / 1000);
  for (const good of [{ iat: now }, { iat: now + 14 * 60 }, { iat: now - 0.5 }])
    expect(await statusOf(good), JSON.stringify(good)).toBe(200);
  for (const odd of [
    { iat: now + HOUR_S },
    { iat: 'now' },
    { iat: -1 },
    { iat: null },
    { exp: 1e300 },
    { exp: null },
    { exp: String(now + HOUR_S) },
  ])
    expect(await statusOf(odd), JSON.stringify(odd)).toBe(401);
});
