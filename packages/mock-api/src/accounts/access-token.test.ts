import { createHmac } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { signedTokens } from './access-token.ts';
import { keyPairOf, keySetOf, sharedKeys } from './token-keys.ts';

const SECRET = 'a secret for tests';
const NOW = 1_795_203_000;
const CLAIMS = {
  username: '小明@example.org',
  sub: 'an-account',
  sid: 'a-session',
  iat: NOW - 60,
  exp: NOW + 60,
};
const HEADER = { alg: 'HS256', typ: 'JWT' };

const { sign, verify } = signedTokens(async () => sharedKeys(SECRET));

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Made by hand, as the library refuses to make invalid tokens. */
function token(header: unknown, claims: unknown, hash = 'sha256', secret = SECRET): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
}

test('API-4 a token has the header and the claims that the gateway verifies, and nothing else', async () => {
  const signed = await sign(CLAIMS);
  expect(signed).toBe(token(HEADER, CLAIMS));
  expect(await verify(signed, NOW)).toEqual({
    username: CLAIMS.username,
    accountId: CLAIMS.sub,
    sessionId: CLAIMS.sid,
    ageSeconds: 60,
  });
});

test('API-4 with a key pair the published key verifies a token, and replicas accept the tokens of each other', async () => {
  const [one, other] = [keyPairOf(SECRET), keyPairOf(SECRET)].map((keys) =>
    signedTokens(async () => keys),
  );
  const signed = (await one?.sign(CLAIMS)) ?? '';
  expect(await other?.verify(signed, NOW)).toMatchObject({ accountId: CLAIMS.sub });
  const published = keySetOf(SECRET);
  expect(published.keys).toEqual([expect.not.objectContaining({ d: expect.anything() })]);
  const currentDate = new Date(NOW * 1000);
  const { payload } = await jwtVerify(signed, createLocalJWKSet(published), { currentDate });
  expect(payload).toEqual(CLAIMS);
  const stranger = signedTokens(async () => keyPairOf('another secret of theirs'));
  await expect(other?.verify(await stranger.sign(CLAIMS), NOW)).rejects.toThrow(/is invalid/);
});

test('API-4 a token expires at the instant of its exp claim, not later', async () => {
  const signed = await sign(CLAIMS);
  await verify(signed, NOW + 59);
  await expect(verify(signed, NOW + 60)).rejects.toThrow(/expired/);
});

test.each([
  ['of another HMAC algorithm', token({ ...HEADER, alg: 'HS512' }, CLAIMS, 'sha512')],
  ['that names another algorithm than it uses', token({ ...HEADER, alg: 'RS256' }, CLAIMS)],
  ['without an algorithm', `${encode({ alg: 'none' })}.${encode(CLAIMS)}.`],
  ['signed with another secret', token(HEADER, CLAIMS, 'sha256', 'another secret')],
  ['with unknown critical extensions', token({ ...HEADER, crit: ['x'], x: 1 }, CLAIMS)],
  ['without exp', token(HEADER, { ...CLAIMS, exp: undefined })],
  ['without an account', token(HEADER, { ...CLAIMS, sub: undefined })],
  ['with an account that is no text', token(HEADER, { ...CLAIMS, sub: { id: 'x' } })],
  ['with a username that is no text', token(HEADER, { ...CLAIMS, username: 7 })],
  ['with an exp that is no number', token(HEADER, { ...CLAIMS, exp: 'never' })],
  ['that holds no object', token(HEADER, ['username', 'sub', 'iat', 'exp'])],
  ['in four parts', `${token(HEADER, CLAIMS)}.x`],
  ['that is empty', ''],
])('API-4 a token %s is refused', async (_, invalid) => {
  await expect(verify(invalid, NOW)).rejects.toThrow('The access token is invalid; log in again.');
});
