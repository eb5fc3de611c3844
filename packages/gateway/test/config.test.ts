import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

function errorsOf(env: Record<string, string>): string[] {
  const read = readConfig(env);
  return read.ok ? [] : read.errors;
}

function config(env: Record<string, string>) {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return read.config;
}

test('SYS-3 the upstream is the mock API unless UPSTREAM_URL names another', () => {
  expect(config({}).upstream.url.href).toBe('http://127.0.0.1:8081/');
  expect(config({ MOCK_PORT: '9000' }).upstream.url.href).toBe('http://127.0.0.1:9000/');
  expect(config({ MOCK_HOST: '::1' }).upstream.url.href).toBe('http://[::1]:8081/');
  expect(config({ UPSTREAM_URL: 'https://api.example.com' }).upstream.url.host).toBe(
    'api.example.com',
  );
});

test('a port that both programs would take is an error', () => {
  expect(errorsOf({ PORT: '8081' })).toEqual([
    'MOCK_PORT: port 8081 is also the value of PORT. Set MOCK_PORT to a free one.',
  ]);
  expect(
    errorsOf({ PORT: '8081', UPSTREAM_URL: 'http://10.0.0.1', JWT_SECRET: 'x'.repeat(16) }),
  ).toEqual([]);
});

test('an empty variable counts as not set', () => {
  expect(config({ PORT: '', UPSTREAM_URL: '', JWT_SECRET: '' }).port).toBe(8080);
});

test('a socket of systemd is refused with what to remove', () => {
  expect(errorsOf({ LISTEN_FDS: '1' })).toEqual([
    expect.stringContaining('remove the socket unit'),
  ]);
});

test('dev tools are off where others than this machine can connect, unless DEV_TOOLS is set', () => {
  for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
    expect(config({ HOST }).devTools).toBe(true);
  for (const HOST of ['0.0.0.0', '::', '192.168.0.7', 'example.com', 'localhost.example.com'])
    expect(config({ HOST }).devTools).toBe(false);
  expect(config({ PUBLIC_URL: 'https://scores.example' }).devTools).toBe(false);
  expect(config({ MOCK_HOST: '0.0.0.0' }).devTools).toBe(false);
  expect(config({ TRUSTED_PROXIES: '127.0.0.1' }).devTools).toBe(false);
  expect(config({ TRUSTED_PROXIES: '127.0.0.1', DEV_TOOLS: 'on' }).devTools).toBe(true);
  expect(config({ HOST: '0.0.0.0', DEV_TOOLS: 'on' }).devTools).toBe(true);
});

test('the hosts of a site are those of HOST, PUBLIC_URL and ALLOWED_HOSTS', () => {
  const env = {
    HOST: '192.168.0.7',
    PUBLIC_URL: 'https://scores.example:8443',
    ALLOWED_HOSTS: 'laptop.test, .team.test,[fd00::7]',
  };
  expect(config(env).allowedHosts).toEqual([
    '192.168.0.7',
    'scores.example',
    'laptop.test',
    '.team.test',
    '[fd00::7]',
  ]);
  for (const ALLOWED_HOSTS of ['http://laptop.test', 'laptop.test:8080', '*', 'a b'])
    expect(errorsOf({ ALLOWED_HOSTS })).toEqual([
      `ALLOWED_HOSTS must be host names without ports, separated by commas, such as scores.test,.team.test, not '${ALLOWED_HOSTS}'.`,
    ]);
});

test('dev tools are on with the mock API, off with another upstream, unless DEV_TOOLS is set', () => {
  expect(config({}).devTools).toBe(true);
  expect(config({ UPSTREAM_URL: 'http://127.0.0.1:8081' }).devTools).toBe(true);
  expect(config({ UPSTREAM_URL: 'https://api.example.com' }).devTools).toBe(false);
  expect(config({ UPSTREAM_URL: 'https://api.example.com', DEV_TOOLS: 'on' }).devTools).toBe(true);
});

test('bodies are checked, and differences reported, unless DRIFT says otherwise', () => {
  expect(config({}).drift).toBe('warn');
  expect(config({ DRIFT: 'refuse' }).drift).toBe('refuse');
  expect(config({ DRIFT: 'off' }).drift).toBe('off');
  expect(errorsOf({ DRIFT: 'shape' })).toEqual(["DRIFT must be off, warn or refuse, not 'shape'."]);
});

test('SYS-3 the mock API has every extra, another upstream those of UPSTREAM_EXTRAS', () => {
  const other = { UPSTREAM_URL: 'https://api.example.com/v1' };
  expect(config({}).upstream.extras).toBe('all');
  expect(config(other).upstream.extras).toEqual(new Set());
  expect(config(other).upstream.url.pathname).toBe('/v1');
  const listed = config({ ...other, UPSTREAM_EXTRAS: 'getMatchLineups, listMatches' });
  expect(listed.upstream.extras).toEqual(new Set(['getMatchLineups', 'listMatches']));
  expect(config({ ...other, UPSTREAM_EXTRAS: 'all' }).upstream.extras).toBe('all');
  expect(errorsOf({ ...other, UPSTREAM_EXTRAS: 'getLineups' })).toEqual([
    expect.stringMatching(/^UPSTREAM_EXTRAS must be all, or operations .*, not 'getLineups'\.$/),
  ]);
});

test('SYS-3 UPSTREAM_HEADERS is a JSON object of texts, which no error repeats', () => {
  const read = (UPSTREAM_HEADERS: string) => config({ UPSTREAM_HEADERS }).upstream.headers;
  expect(read('{"X-Api-Key":"k1"}')).toEqual({ 'x-api-key': 'k1' });
  for (const UPSTREAM_HEADERS of ['k1', '["k1"]', '{"a b":"k1"}', '{"a":1}', '{"a":"k1\\n"}']) {
    const [error, ...others] = errorsOf({ UPSTREAM_HEADERS });
    expect(others).toEqual([]);
    expect(error).toMatch(/^UPSTREAM_HEADERS must be a JSON object with a text for each header/);
    expect(error).not.toContain('k1');
  }
});

test('SYS-3 JWT_VERIFY=upstream needs no key, excludes one, and is reported at the start', () => {
  const other = { UPSTREAM_URL: 'https://api.example.com', JWT_VERIFY: 'upstream' };
  expect(config(other).verifier).toEqual({ kind: 'upstream' });
  expect(config(other).warnings).toEqual([expect.stringContaining('JWT_VERIFY=upstream')]);
  expect(errorsOf({ ...other, JWT_SECRET: 'a secret of sixteen' })).toEqual([
    'JWT_VERIFY=upstream and JWT_SECRET are set together; keep one of them.',
  ]);
});

test('all errors are reported together, each naming its variable', () => {
  const errors = errorsOf({
    PORT: 'eighty',
    UPSTREAM_URL: 'api',
    LOG_LEVEL: 'loud',
    REDIS_URL: 'x',
    TRUSTED_PROXIES: '10.0.0.0/99',
  });
  expect(errors).toEqual([
    "PORT must be a port from 0 to 65535, not 'eighty'.",
    "UPSTREAM_URL must be an http or https URL such as https://api.example.com, not 'api'.",
    'REDIS_URL must be a URL such as redis://host:6379.',
    "LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not 'loud'.",
    "TRUSTED_PROXIES must be addresses or ranges separated by commas, such as 10.0.0.0/8, not '10.0.0.0/99'.",
  ]);
});

test('a public URL with a path is an error: links begin at the root', () => {
  expect(config({ PUBLIC_URL: 'https://scores.example/' }).publicUrl?.href).toBe(
    'https://scores.example/',
  );
  expect(errorsOf({ PUBLIC_URL: 'https://scores.example/live' })).toEqual([
    "PUBLIC_URL must be the http or https URL that visitors see, without a path, such as https://example.com, not 'https://scores.example/live'.",
  ]);
});

test('two token verifiers are an error', () => {
  const errors = errorsOf({
    JWT_SECRET: 'a long enough secret',
    JWKS_URL: 'https://example.com/keys',
  });
  expect(errors).toEqual([
    'JWT_SECRET and JWKS_URL are set together; keep the one that your upstream signs with.',
  ]);
});

test('API-4 a key set without issuer and audience is an error on a public site, a warning on a machine of its own', () => {
  const keySet = { UPSTREAM_URL: 'https://api.example.com', JWKS_URL: 'https://id.example/keys' };
  const full = { ...keySet, JWT_ISSUER: 'https://id.example', JWT_AUDIENCE: 'scores, app' };
  expect(config(full).acceptedClaims).toEqual({
    issuer: 'https://id.example',
    audiences: ['scores', 'app'],
  });
  expect(config(full).warnings).toEqual([]);
  expect(config({ ...full, JWT_AUDIENCE: 'any' }).acceptedClaims.audiences).toEqual([]);
  for (const env of [keySet, { ...full, JWT_AUDIENCE: '' }, { ...full, JWT_ISSUER: '' }]) {
    expect(config(env).warnings.join()).toMatch(/^JWKS_URL needs JWT_ISSUER and JWT_AUDIENCE/);
    for (const open of [
      { HOST: '0.0.0.0' },
      { PUBLIC_URL: 'https://scores.example' },
      { TRUSTED_PROXIES: '127.0.0.1' },
    ])
      expect(errorsOf({ ...env, ...open }).join()).toMatch(/^JWKS_URL needs/);
  }
  expect(errorsOf({ ...full, HOST: '0.0.0.0' })).toEqual([]);
});

test('API-4 an audience for tokens of the mock API, which name none, is an error', () => {
  expect(errorsOf({ JWT_AUDIENCE: 'scores' }).join()).toMatch(/^JWT_AUDIENCE needs JWKS_URL/);
  expect(errorsOf({ JWT_AUDIENCE: ' , ' }).join()).toMatch(/^JWT_AUDIENCE must be/);
});

test('a short secret or a private key is an error that does not repeat it', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const errors = errorsOf({ JWT_SECRET: 'short' })
    .concat(errorsOf({ JWT_PUBLIC_KEY: pem }))
    .join('\n');
  expect(errors).toContain('JWT_SECRET must be');
  expect(errorsOf({ JWT_SECRET: ' '.repeat(20) })[0]).toMatch(/^JWT_SECRET must be/);
  expect(errors).toContain('JWT_PUBLIC_KEY must be');
  expect(errors).not.toContain('short');
});

test('the mock API publishes its keys, and the key of another upstream is missing', () => {
  expect(config({ MOCK_PORT: '9000' }).verifier).toEqual({
    kind: 'jwks',
    url: new URL('http://127.0.0.1:9000/.well-known/jwks.json'),
  });
  expect(config({ UPSTREAM_URL: 'https://api.example.com' }).verifier).toEqual({ kind: 'missing' });
});

test('white space around a URL is not part of it', () => {
  expect(config({ REDIS_URL: ' redis://cache:6379 ' }).redisUrl).toBe('redis://cache:6379');
  expect(config({ SECURITY_CONTACT: 'mailto:a@b.cd\n' }).securityContact).toBe('mailto:a@b.cd');
  expect(errorsOf({ SECURITY_CONTACT: 'mailto:a@b.cd\nPolicy: https://x.yz' })[0]).toMatch(
    /^SECURITY_CONTACT must be .* on one line/,
  );
});
