import type { RequestListener } from 'node:http';
import { createLogger } from '@touchline/shared/server/logging/create-logger';
import { serializeError } from '@touchline/shared/server/logging/error-serializer';
import { expect, test } from 'vitest';
import { onePageSite, startGateway, type TestOptions } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly status?: number;
  readonly path?: string;
  readonly err?: Record<string, unknown>;
  readonly stack?: unknown;
  readonly code?: unknown;
}

const [INFO, WARN, ERROR] = [30, 40, 50];

/** A gateway whose log lines the test reads. */
async function setUp(listener: RequestListener, options: TestOptions = {}) {
  const lines: Line[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const upstream = await startOrigin(listener);
  const logger = createLogger({ level: 'debug', destination: stream });
  return { upstream, lines, ...(await startGateway(upstream.url, { logger, ...options })) };
}

const hang: RequestListener = () => {};

test.each(['/api/matches/live', '/'])(
  'a client that disconnects from %s is logged as 499, without an error',
  async (path) => {
    const renderer = onePageSite(async ({ fetch, origin: siteOrigin }) => {
      await fetch(new Request(`${siteOrigin}/api/matches/live`));
      return { status: 200, headers: {}, body: 'too late' };
    });
    const { upstream, lines, url, client } = await setUp(hang, { renderer });
    const controller = new AbortController();
    const result = fetch(url + path, { signal: controller.signal }).catch(
      ({ name }: Error) => name,
    );
    await waitFor(() => expect(upstream.requests).toHaveLength(1));
    controller.abort();
    expect(await result).toBe('AbortError');
    await waitFor(() =>
      expect(lines).toContainEqual(expect.objectContaining({ level: INFO, status: 499 })),
    );
    expect(lines.filter(({ level }) => level > INFO)).toEqual([]);
    const { text } = await client.get('/metrics');
    expect(text).toMatch(/^touchline_request_seconds_count\{.*status="499"\} 1$/m);
    expect(text).not.toMatch(/status="5\d\d"/);
  },
);

test('an upstream that fails or is busy is logged as a warning, without a stack', async () => {
  const { lines, client } = await setUp((request, response) => {
    if (request.url?.includes('limit=1')) response.writeHead(503).end();
    else request.socket.destroy();
  });
  await client.get('/api/matches/live?limit=1').expect(503);
  await client.get('/api/matches/live?limit=2').expect(502);
  const warnings = lines.filter(({ level }) => level > INFO);
  expect(warnings.map(({ level, status, path }) => [level, status, path])).toEqual([
    [WARN, 503, '/api/matches/live'],
    [WARN, 502, '/api/matches/live'],
  ]);
  expect(warnings[1]?.code).toBe('UND_ERR_SOCKET');
  expect(JSON.stringify(warnings)).not.toContain('    at ');
});

test('why /readyz fails is logged when it begins, changes and ends, not at each check', async () => {
  const renderer = onePageSite(async () => ({ status: 200, headers: {}, body: '' }));
  let upstream: RequestListener = (request) => request.socket.destroy();
  const { lines, client } = await setUp((...exchange) => upstream(...exchange), { renderer });
  const readiness = () =>
    lines
      .filter(({ msg }) => /upstream does|is ready/.test(msg))
      .map(({ level, msg }) => [level, msg]);
  const failure = (code: string) => [WARN, `The upstream does not respond (${code}).`];

  for (let n = 0; n < 3; n += 1) await client.get('/readyz').expect(503);
  expect(readiness()).toEqual([failure('UND_ERR_SOCKET')]);
  upstream = hang;
  await client.get('/readyz').expect(503);
  upstream = json([]);
  for (let n = 0; n < 2; n += 1) await client.get('/readyz').expect(200);
  expect(readiness()).toEqual([
    failure('UND_ERR_SOCKET'),
    failure('nothing within 2 s'),
    [INFO, 'The gateway is ready.'],
  ]);
});

test('an unexpected error is logged with its stack', async () => {
  const broken = { getCookies: undefined as unknown as () => void };
  const { lines, client } = await setUp(json([]), {
    renderer: onePageSite(async () => ({
      status: 200,
      headers: {},
      get body(): string {
        return broken.getCookies() as never;
      },
    })),
  });
  await client.get('/').expect(500);
  const [line] = lines.filter(({ level }) => level === ERROR);
  expect(line?.err).toMatchObject({ type: 'TypeError', stack: expect.stringContaining('    at ') });
});

test('an error is logged with name, message, stack, code and cause only', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', address: '10.0.0.1' });
  const error = new DOMException('The time is up.', { name: 'TimeoutError', cause });
  expect(serializeError(error)).toEqual({
    type: 'TimeoutError',
    message: 'The time is up.',
    stack: expect.any(String),
    code: 23,
    cause: { type: 'Error', message: 'refused', stack: expect.any(String), code: 'ECONNREFUSED' },
  });
  expect(serializeError('just text')).toEqual({ type: 'string', message: 'just text', stack: '' });
  const circular = new Error('circular');
  circular.cause = circular;
  expect(JSON.stringify(serializeError(circular)).length).toBeLessThan(20_000);
});
