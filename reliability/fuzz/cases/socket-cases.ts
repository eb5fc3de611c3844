import fc, { type Arbitrary } from 'fast-check';
import { type FuzzCase, type Head, headBytes } from './fuzz-case.ts';

const LIVE = '/api/matches/live?limit=1';
const UNKNOWN = '/api/nope';
const CLOSE = ['connection', 'close'] as const;
const MAX_HEADER_BYTES = 40_000;
const MAX_TARGET_BYTES = 20_000;

const anyByte = (maxLength: number) =>
  fc.uint8Array({ minLength: 1, maxLength }).map((bytes) => Buffer.from(bytes).toString('latin1'));

const caseOf = (
  title: string,
  bytes: readonly Buffer[],
  methods: readonly string[],
  more: Partial<FuzzCase> = {},
): FuzzCase => ({ title, way: 'alone', bytes, methods, expectation: {}, ...more });

const shown = (text: string) => JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);

const single = (title: string, head: Head): FuzzCase =>
  caseOf(
    title,
    [headBytes({ ...head, headers: [...(head.headers ?? []), CLOSE] })],
    [head.method ?? 'GET'],
  );

const targets = fc
  .oneof(
    fc.constantFrom(
      '*',
      'http://example.com/api/matches/live',
      'example.com:443',
      '//example.com/api/matches/live',
      '/api//matches/live',
      '/api/./matches/../matches/live',
      '/api/%2e%2e/healthz',
      '/api%2Fmatches%2Flive',
      '/api\\matches\\live',
      '/api/matches/live;x=1',
      '/api/matches/live%00',
      '/api/matches/live%',
      '/api/matches/live?%',
      '/api/matches/live?limit=%E0%A4%A',
      '/api/static/..%2f..%2fetc%2fpasswd.html',
      '/API/matches/live',
      '/api/matches/live/',
      '/football/matches?date=%FF',
      '/worlds/enter?to=//example.com',
    ),
    fc.integer({ min: 100, max: MAX_TARGET_BYTES }).map((size) => `/api/${'x'.repeat(size)}`),
    fc.integer({ min: 1, max: 900 }).map((size) => `${LIVE}${'&limit=1'.repeat(size)}`),
    anyByte(60).map((text) => `/api/${text}`),
    fc.webPath().map((path) => `/api${path}`),
  )
  .map((target) => single(`the target ${shown(target)}`, { target }));

const methods = fc
  .oneof(
    fc.constantFrom('HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'),
    fc.constantFrom('get', 'GETT', 'PRI', 'M-SEARCH', 'POST'),
    anyByte(12),
  )
  .map((method) => single(`the method ${shown(method)}`, { method, target: LIVE }));

const versions = fc
  .oneof(
    fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.2', 'HTTPS/1.1', ''),
    anyByte(10),
  )
  .map((version) => single(`the version ${shown(version)}`, { target: LIVE, version }));

const headerFields: Arbitrary<readonly [string, string]> = fc.oneof(
  fc.constantFrom<readonly [string, string]>(
    ['host', 'example.com'],
    ['content-length', '5'],
    ['content-length', '-1'],
    ['content-length', '5, 6'],
    ['transfer-encoding', 'chunked'],
    ['transfer-encoding', 'chunked, identity'],
    ['transfer-encoding', 'xchunked'],
    ['Transfer-Encoding ', 'chunked'],
    ['connection', 'x-request-id, host'],
    ['upgrade', 'websocket'],
    ['upgrade', 'h2c'],
    ['expect', '100-continue'],
    ['expect', 'a miracle'],
    ['range', 'bytes=0-1'],
    ['if-none-match', `"${'x'.repeat(3000)}"`],
    ['x-forwarded-for', 'not an address'],
    ['x-forwarded-proto', 'javascript'],
    ['x-http-method-override', 'DELETE'],
    ['authorization', 'Bearer x.y.z'],
    ['authorization', `Bearer ${'x'.repeat(9000)}`],
    ['x-world-at', '2026-12-24T18:00:00Z'],
    ['x-mock-scenario', 'hang'],
    ['cookie', 'touchline=%7B'],
    ['accept-language', 'zh;q=abc, *;q=2'],
    ['traceparent', '00-0-0-00'],
  ),
  fc.tuple(
    fc.constantFrom('accept', 'accept-encoding', 'accept-language', 'cookie', 'x-request-id'),
    anyByte(80),
  ),
  fc.tuple(
    fc.constant('accept-encoding'),
    fc
      .array(fc.constantFrom('br', 'gzip', 'zstd', 'identity', '*', 'x;q=0', 'br;q=0', 'gzip;q=9'))
      .map((list) => list.join(',')),
  ),
  fc.tuple(anyByte(20), anyByte(40)),
);

const headers = fc
  .tuple(fc.constantFrom(LIVE, '/', '/api/auth/wallet'), fc.array(headerFields, { maxLength: 4 }))
  .map(([target, fields]) =>
    single(`${target} with ${shown(fields.map(String).join(' | '))}`, { target, headers: fields }),
  );

const largeHeaders = fc
  .tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: MAX_HEADER_BYTES }))
  .map(([count, bytes]) => {
    const value = 'x'.repeat(Math.ceil(bytes / count));
    const fields = Array.from({ length: count }, (_, n) => [`x-${n}`, value] as const);
    return single(`${count} header fields of ${value.length} bytes`, {
      target: LIVE,
      headers: fields,
    });
  });

/** The status identifies each response. */
const pipelined = fc
  .array(fc.constantFrom(LIVE, UNKNOWN), { minLength: 2, maxLength: 20 })
  .map((list) => {
    const heads = list.map((target, n) =>
      headBytes({ target, headers: n === list.length - 1 ? [CLOSE] : [] }),
    );
    const statuses = list.map((target) => [target === LIVE ? 200 : 404]);
    return caseOf(
      `${list.length} pipelined requests`,
      [Buffer.concat(heads)],
      list.map(() => 'GET'),
      { expectation: { statuses } },
    );
  });

const withGarbage = fc
  .tuple(fc.integer({ min: 1, max: 4 }), anyByte(200))
  .map(([count, garbage]) => {
    const requests = Array.from({ length: count }, () => headBytes({ target: LIVE }));
    return caseOf(
      `${count} requests and ${shown(garbage)}`,
      [...requests, Buffer.from(garbage, 'latin1')],
      Array.from({ length: count + 1 }, () => 'GET'),
    );
  });

const chunks = fc.oneof(
  fc.constantFrom(
    '0\r\n\r\n',
    '5\r\nhello\r\n0\r\n\r\n',
    '5;x=y\r\nhello\r\n0\r\nx: y\r\n\r\n',
    'ffffffffffffffff\r\n',
    '-5\r\nhello\r\n0\r\n\r\n',
    '5\nhello\n0\n\n',
    '1000000\r\n{',
    'g\r\n\r\n',
    ' 5\r\nhello\r\n0\r\n\r\n',
  ),
  fc
    .integer({ min: 1, max: 40_000 })
    .map((n) => `${n.toString(16)}\r\n${'x'.repeat(n)}\r\n0\r\n\r\n`),
  anyByte(60),
);

const chunked = fc
  .tuple(fc.constantFrom('POST', 'GET'), chunks, fc.boolean())
  .map(([method, body, hasLength]) => {
    const head = headBytes({
      method,
      target: method === 'POST' ? '/api/ai/chat' : LIVE,
      headers: [
        ['content-type', 'application/json'],
        ['transfer-encoding', 'chunked'],
        ...(hasLength ? [['content-length', '7'] as const] : []),
        CLOSE,
      ],
    });
    const smuggled = headBytes({ target: '/api/nope?smuggled', headers: [CLOSE] });
    return caseOf(
      `${method} in chunks ${shown(body)}${hasLength ? ' with a length' : ''}`,
      [head, Buffer.from(body, 'latin1'), smuggled],
      // The chunks may end early, and what follows is then a request of its own.
      [method, 'GET'],
    );
  });

const whole = Buffer.concat([
  headBytes({
    method: 'POST',
    target: '/api/ai/chat',
    headers: [
      ['content-type', 'application/json'],
      ['content-length', '40'],
    ],
  }),
  Buffer.from('{"message":"Who plays?","userId":"fuzz"}'),
]);

const halves = fc
  .tuple(fc.integer({ min: 1, max: whole.length - 1 }), fc.boolean())
  .map(([length, isReset]) =>
    caseOf(
      `the first ${length} bytes of a chat message`,
      [whole.subarray(0, length)],
      ['POST'],
      isReset ? { way: 'abandoned' } : {},
    ),
  );

const anyBytes = anyByte(400).map((bytes) =>
  caseOf(`the bytes ${shown(bytes)}`, [Buffer.from(bytes, 'latin1')], ['GET']),
);

const streams = fc
  .constantFrom('', '?sportType=football', '?matchIds=x', '?sportType=x')
  .map((query) => ({
    ...single('a stream that is left at once', { target: `/api/live/stream${query}` }),
  }));

/** Bytes that no HTTP client would send. */
export const socketCases: Arbitrary<FuzzCase> = fc.oneof(
  { weight: 3, arbitrary: targets },
  { weight: 2, arbitrary: methods },
  { weight: 1, arbitrary: versions },
  { weight: 4, arbitrary: headers },
  { weight: 2, arbitrary: largeHeaders },
  { weight: 2, arbitrary: pipelined },
  { weight: 1, arbitrary: withGarbage },
  { weight: 2, arbitrary: chunked },
  { weight: 2, arbitrary: halves },
  { weight: 1, arbitrary: anyBytes },
  { weight: 1, arbitrary: streams },
);
