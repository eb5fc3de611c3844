import type { RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import { errorLine } from '../src/observability/error-serializer.ts';
import { gateway, onePage, type TestOptions } from './gateway.ts';
import { json, origin } from './origin.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly status?: number;
  readonly err?: Record<string, unknown>;
  readonly stack?: unknown;
  readonly code?: unknown;
}

const [INFO, WARN, ERROR] = [30, 40, 50];

/** A gateway whose log the test reads. */
async function setUp(listener: RequestListener, options: TestOptions = {}) {
  const lines: Line[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const upstream = await origin(listener);
  const logger = { level: 'debug', stream };
  return { upstream, lines, ...(await gateway(upstream.url, { logger, ...options })) };
}

const hang: RequestListener = () => {};

test.each(['/api/matches/live', '/'])(
  'a caller who has left %s is no fault: no error is told, and it counts as 499',
  async (path) => {
    const renderer = onePage(async ({ fetch: ask, origin: own }) => {
      await ask(new Request(`${own}/api/matches/live`));
      return { status: 200, headers: {}, body: 'too late' };
    });
    const { upstream, lines, url, ask } = await setUp(hang, { renderer });
    const leaving = new AbortController();
    const left = fetch(url + path, { signal: leaving.signal }).catch(({ name }: Error) => name);
    await vi.waitFor(() => expect(upstream.seen).toHaveLength(1));
    leaving.abort();
    expect(await left).toBe('AbortError');
    await vi.waitFor(() =>
      expect(lines).toContainEqual(expect.objectContaining({ level: INFO, status: 499 })),
    );
    expect(lines.filter(({ level }) => level > INFO)).toEqual([]);
    const { text } = await ask.get('/metrics');
    expect(text).toMatch(/^touchline_request_seconds_count\{.*status="499"\} 1$/m);
    expect(text).not.toMatch(/status="5\d\d"/);
  },
);

test('an upstream that is away or asks to come back is a warning, without a stack', async () => {
  const { lines, ask } = await setUp((request, response) => {
    if (request.url?.includes('limit=1')) response.writeHead(503).end();
    else request.socket.destroy();
  });
  await ask.get('/api/matches/live?limit=1').expect(503);
  await ask.get('/api/matches/live?limit=2').expect(502);
  const told = lines.filter(({ level }) => level > INFO);
  expect(told.map(({ level, status }) => [level, status])).toEqual([
    [WARN, 503],
    [WARN, 502],
  ]);
  expect(told[1]?.code).toBe('UND_ERR_SOCKET');
  expect(JSON.stringify(told)).not.toContain('    at ');
});

test('what nobody has foreseen is an error, with its stack', async () => {
  const broken = { getCookies: undefined as unknown as () => void };
  const { lines, ask } = await setUp(json([]), {
    renderer: onePage(async () => ({
      status: 200,
      headers: {},
      get body(): string {
        return broken.getCookies() as never;
      },
    })),
  });
  await ask.get('/').expect(500);
  const [line] = lines.filter(({ level }) => level === ERROR);
  expect(line?.err).toMatchObject({ type: 'TypeError', stack: expect.stringContaining('    at ') });
});

test('of an error a log tells name, message, stack, code and cause, and nothing else', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', address: '10.0.0.1' });
  const error = new DOMException('The time is up.', { name: 'TimeoutError', cause });
  expect(errorLine(error)).toEqual({
    type: 'TimeoutError',
    message: 'The time is up.',
    stack: expect.any(String),
    code: 23,
    cause: { type: 'Error', message: 'refused', stack: expect.any(String), code: 'ECONNREFUSED' },
  });
  expect(errorLine('just text')).toEqual({ type: 'string', message: 'just text', stack: '' });
  const round = new Error('round');
  round.cause = round;
  expect(JSON.stringify(errorLine(round)).length).toBeLessThan(20_000);
});
