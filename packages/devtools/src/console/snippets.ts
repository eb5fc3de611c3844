import type { CallDetail } from '../console-data.ts';
import { DEMO_USER, SAMPLE_PASSWORD, SAMPLE_USERS } from './sample-users.ts';
import { claimsOf } from './tokens.ts';

/** What chooses the world of a call. */
export interface SnippetWorld {
  readonly worldAt: string | undefined;
  readonly scenarios: readonly string[];
  readonly overrides: string | undefined;
  readonly facts?: string | undefined;
  /** As the mock API was started. */
  readonly seed?: string | undefined;
  readonly size?: string | undefined;
}

/** Those of a test that names none. */
const DEFAULTS = { seed: 'touchline', size: 'standard' };

type Call = Pick<
  CallDetail,
  'method' | 'url' | 'operation' | 'status' | 'requestHeaders' | 'requestBody' | 'responseHeaders'
>;

const KEPT_HEADERS = ['accept-language', 'content-type', 'last-event-id'];

/** The headers that decide the response. */
export const headersOf = ({ requestHeaders }: Pick<Call, 'requestHeaders'>) =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = requestHeaders[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

export const hasToken = ({ requestHeaders }: Pick<Call, 'requestHeaders'>) =>
  requestHeaders.authorization !== undefined;

/** As an argument in a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The call as a command of a shell. A token is a variable, so that none is copied. */
export function curlOf(call: Call, world: SnippetWorld, origin: string): string {
  const headers: Record<string, string | undefined> = {
    ...headersOf(call),
    'x-world-at': world.worldAt,
    'x-mock-scenario': world.scenarios.join(',') || undefined,
    'x-mock-overrides': world.overrides,
    'x-mock-facts': world.facts,
  };
  const options = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [`-H ${quoted(`${name}: ${value}`)}`],
  );
  if (hasToken(call)) options.push('-H "authorization: Bearer $TOKEN"');
  if (call.requestBody !== undefined) options.push(`--data ${quoted(call.requestBody)}`);
  if (call.method !== 'GET') options.unshift(`-X ${call.method}`);
  return ['curl', ...options, quoted(origin + call.url)].join(' ');
}

const API_PREFIX = /^\/api(\/spoiler-free)?/;

/** A test has accounts of its own, the sample ones: another account is taken for that of the demo. */
function logInLines({ requestHeaders }: Call): string {
  const accessToken = requestHeaders.authorization?.replace(/^Bearer /, '') ?? '';
  const { username } = claimsOf({ accessToken });
  const sample = SAMPLE_USERS.find(([, one]) => one === username)?.[1] ?? DEMO_USER;
  return `  const login = await fetch('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: '${sample}', password: '${SAMPLE_PASSWORD}' }),
  });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  const authorization = \`Bearer \${data.accessToken}\`;
`;
}

/** The call as a test in the same world, at the instant of its response. Overrides and facts are JSON. */
export function testOf(call: Call, world: SnippetWorld): string {
  const { method, url, operation, status, requestBody, responseHeaders } = call;
  const at = responseHeaders['x-world-now'] ?? world.worldAt;
  const { seed = DEFAULTS.seed, size = DEFAULTS.size } = world;
  const options = [
    seed !== DEFAULTS.seed && `seed: ${JSON.stringify(seed)}`,
    size !== DEFAULTS.size && `size: ${JSON.stringify(size)}`,
    at && `at: ${JSON.stringify(at)}`,
    world.scenarios.length > 0 && `scenarios: ${JSON.stringify(world.scenarios.join(','))}`,
    world.overrides && `overrides: ${world.overrides}`,
    world.facts && `facts: ${world.facts}`,
  ].filter(Boolean);
  const isRefused = status === 401;
  const headers = [
    ...Object.entries(headersOf(call)).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    ),
    ...(hasToken(call) ? [isRefused ? "authorization: 'Bearer invalid'" : 'authorization'] : []),
  ];
  const init = [
    method !== 'GET' && `method: ${JSON.stringify(method)}`,
    headers.length > 0 && `headers: { ${headers.join(', ')} }`,
    requestBody !== undefined && `body: ${JSON.stringify(requestBody)}`,
  ].filter(Boolean);
  const path = JSON.stringify(url.replace(API_PREFIX, ''));
  return `import { worldFetch } from '@touchline/mock-api/testing';
import { expect, test } from 'vitest';

test('${operation} responds with ${status}', async () => {
  const fetch = worldFetch({ ${options.join(', ')} });
${hasToken(call) && !isRefused ? logInLines(call) : ''}  const response = await fetch(${path}${init.length > 0 ? `, { ${init.join(', ')} }` : ''});
  expect(response.status).toBe(${status});
});
`;
}
