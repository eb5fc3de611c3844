import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { listenOnLoopback } from '../../../tools/site/ports.ts';
import { ask } from '../ask.ts';
import type { Attack } from '../attack-plan.ts';

const ISSUER = 'https://id.example';
const AUDIENCE = 'scores';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });

function signed(header: object, payload: object, key = ours.privateKey): string {
  const input = `${encode({ alg: 'RS256', kid: 'a', ...header })}.${encode(payload)}`;
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`;
}

function forgeries(): Record<string, string> {
  const now = Math.floor(Date.now() / 1000);
  const good = { iss: ISSUER, aud: AUDIENCE, username: 'u', iat: now, exp: now + 600 };
  const { exp: _, ...endless } = good;
  const hmacInput = `${encode({ alg: 'HS256', kid: 'a' })}.${encode(good)}`;
  const pem = ours.publicKey.export({ type: 'spki', format: 'pem' });
  const jwk = theirs.publicKey.export({ format: 'jwk' });
  return {
    'alg none': `${encode({ alg: 'none', kid: 'a' })}.${encode(good)}.`,
    'HMAC with the public key': `${hmacInput}.${createHmac('sha256', pem).update(hmacInput).digest('base64url')}`,
    'a key of its own': signed({ jwk }, good, theirs.privateKey),
    'an unknown key': signed({ kid: '../../dev/null' }, good),
    'an extension': signed({ crit: ['x'], x: 1 }, good),
    expired: signed({}, { ...good, exp: now - 60 }),
    'not yet valid': signed({}, { ...good, nbf: now + 3600 }),
    'issued in the future': signed({}, { ...good, iat: now + 3600 }),
    'without an end': signed({}, endless),
    'an end as text': signed({}, { ...good, exp: '9999999999' }),
    'an end at 1e300': signed({}, { ...good, exp: 1e300 }),
    'of another application': signed({}, { ...good, aud: 'mail' }),
    'of another issuer': signed({}, { ...good, iss: 'https://evil.example' }),
    'a refresh token': signed({ typ: 'refresh+jwt' }, good),
  };
}

export const tokens: Attack = {
  name: 'tokens',
  tries: `${Object.keys(forgeries()).length} forged, odd and foreign access tokens`,
  right: '401 for each; a good one passes',
  isQuick: true,
  async run({ servers }) {
    const key = { ...ours.publicKey.export({ format: 'jwk' }), kid: 'a', use: 'sig' };
    const provider = createServer(({ url }, response) => {
      response.setHeader('content-type', 'application/json');
      const isKeys = url === '/keys';
      response.end(JSON.stringify(isKeys ? { keys: [key] } : { data: { balances: {} } }));
    });
    const base = await listenOnLoopback(provider);
    const { origin } = await servers.startGateway(base, {
      JWT_SECRET: '',
      JWKS_URL: `${base}/keys`,
      JWT_ISSUER: ISSUER,
      JWT_AUDIENCE: AUDIENCE,
      DRIFT: 'off',
    });
    const statusOf = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await ask(origin, '/api/auth/wallet', { headers })).status;
    };
    const now = Math.floor(Date.now() / 1000);
    const good = await statusOf(
      signed({ typ: 'at+jwt' }, { iss: ISSUER, aud: AUDIENCE, username: 'u', exp: now + 600 }),
    );
    const accepted: string[] = [];
    const all = Object.entries(forgeries());
    for (const [name, token] of all) {
      const status = await statusOf(token);
      if (status !== 401) accepted.push(`${name}: ${status}`);
    }
    provider.close();
    return {
      ok: good === 200 && accepted.length === 0,
      seen: `${all.length - accepted.length} of ${all.length} refused${accepted.map((one) => `; ${one}`).join('')}; a good one ${good}`,
    };
  },
};
