import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type VerifyingKey, verifyingKey } from '../src/auth/verification-key.ts';
import { SECRET, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { sendRaw } from './send-raw.ts';
import { claims, hmac, rsa, token } from './signed-tokens.ts';

const OURS = generateKeyPairSync('rsa', { modulusLength: 2048 });
const THEIRS = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PEM = OURS.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const jwkOf = (key: KeyObject) => key.export({ format: 'jwk' });
const unsigned = () => Buffer.alloc(0);
const hmacOf = (hash: string, secret: string | Buffer) => (input: string) =>
  createHmac(hash, secret).update(input).digest();

/** An issuer that a token may name; nobody may ask it. */
const startIssuer = () =>
  startOrigin((_, response) => {
    const key = { ...jwkOf(THEIRS.publicKey), kid: 'theirs', use: 'sig', alg: 'RS256' };
    response.end(JSON.stringify({ keys: [key] }));
  });

const KEYS: [string, () => Promise<VerifyingKey | undefined>, () => string][] = [
  [
    'a secret',
    () => verifyingKey({ kind: 'secret', secret: SECRET }),
    () => token({ alg: 'HS256', typ: 'JWT' }, claims(), hmac(SECRET)),
  ],
  [
    'a public key',
    () => verifyingKey({ kind: 'public-key', pem: PEM }),
    () => token({ alg: 'RS256' }, claims(), rsa(OURS.privateKey)),
  ],
  [
    'a key set',
    async () => {
      const keys = [{ ...jwkOf(OURS.publicKey), kid: 'ours', use: 'sig' }];
      const issuer = await startOrigin((_, response) => {
        response.end(JSON.stringify({ keys }));
      });
      return verifyingKey({ kind: 'jwks', url: new URL(issuer.url) });
    },
    () => token({ alg: 'RS256', kid: 'ours' }, claims(), rsa(OURS.privateKey)),
  ],
];

/** Tokens of somebody who knows the public key and can serve keys of their own, but not the key that signs. */
function forgeries(issuer: string): [string, string][] {
  const theirs = rsa(THEIRS.privateKey);
  const x5c = [Buffer.from(PEM).toString('base64')];
  const own = { jwk: jwkOf(THEIRS.publicKey) };
  const keyIds = [
    '../../../../dev/null',
    '/dev/null',
    'ours\0',
    "ours' OR '1'='1",
    '',
    'OURS',
    'theirs',
    '__proto__',
    'constructor',
    'toString',
    '0',
    `${issuer}/keys`,
    'x'.repeat(4000),
  ];
  return [
    ...['none', 'None', 'nOnE', 'NONE', ''].flatMap((alg): [string, string][] => [
      [`alg "${alg}" without a signature`, token({ alg }, claims(), unsigned)],
      [`alg "${alg}" with any signature`, token({ alg }, claims(), hmac('x'))],
    ]),
    ['no alg', token({ typ: 'JWT' }, claims(), hmac(SECRET))],
    ['a list as alg', token({ alg: ['HS256', 'none'] }, claims(), hmac(SECRET))],
    ['alg in lower case', token({ alg: 'hs256' }, claims(), hmac(SECRET))],
    ['HS384', token({ alg: 'HS384' }, claims(), hmacOf('sha384', SECRET))],
    ['HS512', token({ alg: 'HS512' }, claims(), hmacOf('sha512', SECRET))],
    ['HMAC with the public key', token({ alg: 'HS256' }, claims(), hmac(PEM))],
    ['HMAC with the trimmed key', token({ alg: 'HS256' }, claims(), hmac(PEM.trim()))],
    [
      'HMAC with the key in DER',
      token(
        { alg: 'HS256' },
        claims(),
        hmacOf('sha256', OURS.publicKey.export({ type: 'spki', format: 'der' })),
      ),
    ],
    ['HMAC with nothing', token({ alg: 'HS256' }, claims(), hmac(''))],
    ...keyIds.flatMap((kid): [string, string][] => [
      [
        `kid ${kid.slice(0, 30)}, signed by another`,
        token({ alg: 'RS256', kid }, claims(), theirs),
      ],
      [
        `kid ${kid.slice(0, 30)}, HMAC of nothing`,
        token({ alg: 'HS256', kid }, claims(), hmac('')),
      ],
    ]),
    ['a kid that is no text', token({ alg: 'RS256', kid: { ours: 1 } }, claims(), theirs)],
    ['its own key', token({ alg: 'RS256', ...own }, claims(), theirs)],
    ['its own key under our id', token({ alg: 'RS256', kid: 'ours', ...own }, claims(), theirs)],
    ['a key set of its own', token({ alg: 'RS256', jku: issuer, kid: 'theirs' }, claims(), theirs)],
    ['a certificate', token({ alg: 'RS256', x5c, x5u: issuer }, claims(), theirs)],
    ['an extension', token({ alg: 'HS256', crit: ['exp'], exp: 0 }, claims(), hmac('x'))],
    ['an unencoded payload', token({ alg: 'RS256', b64: false, crit: ['b64'] }, claims(), theirs)],
    ['five parts', `${token({ alg: 'dir', enc: 'A256GCM' }, claims(), unsigned)}.AAAA.AAAA`],
    ['no signature part', token({ alg: 'HS256' }, claims(), unsigned).replace(/\.$/, '')],
    ['only dots', '..'],
    ['a broken header', `AAAA.${Buffer.from('{}').toString('base64url')}.AAAA`],
    ['a payload that is no object', token({ alg: 'HS256' }, [] as object, hmac('x'))],
  ];
}

describe.each(KEYS)('verified with %s', (_, keyOf, goodToken) => {
  test('API-4 every forged token is 401, none is forwarded, and no key that it names is fetched', async () => {
    const issuer = await startIssuer();
    const upstream = await startOrigin(json({ balances: {} }));
    const { client } = await startGateway(upstream.url, { verifyingKey: await keyOf() });
    const wallet = (bearer: string) =>
      client.get('/api/auth/wallet').set('authorization', `Bearer ${bearer}`);
    await wallet(goodToken()).expect(200);
    const accepted: string[] = [];
    for (const [name, forged] of forgeries(issuer.url)) {
      const { status } = await wallet(forged);
      if (status !== 401) accepted.push(`${name}: ${status}`);
    }
    expect(accepted).toEqual([]);
    expect(upstream.requests).toHaveLength(1);
    expect(issuer.requests).toEqual([]);
    await wallet(goodToken()).expect(200);
  });

  test('API-4 a token that was accepted proves nothing about one that differs in a single part', async () => {
    const upstream = await startOrigin(json({ balances: {} }));
    const { client } = await startGateway(upstream.url, { verifyingKey: await keyOf() });
    const wallet = (bearer: string) =>
      client.get('/api/auth/wallet').set('authorization', `Bearer ${bearer}`);
    const good = goodToken();
    await wallet(good).expect(200);
    const [header, payload, signature = ''] = good.split('.');
    const other = Buffer.from(JSON.stringify(claims({ username: 'boss' }))).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const turned = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const parts of [
      [header, other, signature],
      [none, payload, signature],
      [none, payload, ''],
      [header, payload, turned],
      [header, payload, ''],
      [header, payload, signature.slice(0, -4)],
    ]) {
      await wallet(parts.join('.')).expect(401);
    }
    expect(upstream.requests).toHaveLength(1);
  });
});

test('API-4 of several Authorization fields none lets a forged token pass', async () => {
  const upstream = await startOrigin(json({ balances: {} }));
  const { url } = await startGateway(upstream.url);
  const good = token({ alg: 'HS256', typ: 'JWT' }, claims(), hmac(SECRET));
  const forged = token({ alg: 'none' }, claims({ username: 'boss' }), unsigned);
  const statusOf = async (...fields: string[]) => {
    const lines = fields.map((field) => `${field}\r\n`).join('');
    const response = await sendRaw(
      url,
      `GET /api/auth/wallet HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${lines}\r\n`,
    );
    return Number(response.slice(9, 12));
  };
  expect(await statusOf(`Authorization: Bearer ${forged}`, `Authorization: Bearer ${good}`)).toBe(
    401,
  );
  expect(await statusOf(`x-authorization: Bearer ${good}`)).toBe(401);
  expect(await statusOf(`cookie: token=${good}; authorization=${good}`)).toBe(401);
  expect(await statusOf(`proxy-authorization: Bearer ${good}`)).toBe(401);
  expect(upstream.requests).toEqual([]);
  await statusOf(`Authorization: Bearer ${good}`, `Authorization: Bearer ${forged}`);
  for (const { headers } of upstream.requests) expect(headers.authorization).not.toContain(forged);
});
