import { once } from 'node:events';
import { get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import { createLogger } from '@touchline/shared/server/logging/create-logger';
import type { Dispatcher } from 'undici';
import { expect, test } from 'vitest';
import { ResponseStream } from '../src/upstream/response-stream.ts';
import { bearer, startGateway, type TestOptions } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';
import { WALLET } from './ways.ts';

const CHUNK = 'x'.repeat(50_000);
const HEAD = '{"data":"';

/** An upstream whose last response the test completes itself, and a gateway before it. */
async function setUp(headers: Record<string, string> = {}, options: TestOptions = {}) {
  const responses: ServerResponse[] = [];
  const upstream = await startOrigin((_, response) => {
    responses.push(response);
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.write(HEAD + CHUNK + CHUNK);
  });
  return { upstream, responses, ...(await startGateway(upstream.url, options)) };
}

/** The response as soon as its head arrives. */
async function begin(url: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const request = get(url, { headers: { authorization: bearer(), ...headers }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

test('a long response is passed on while it arrives', async () => {
  const { url, responses } = await setUp();
  const response = await begin(url + WALLET);
  const [first] = await once(response, 'data');
  expect(String(first).startsWith(HEAD)).toBe(true);
  expect(responses[0]?.writableEnded).toBe(false);
  responses[0]?.end('"}');
  expect((String(first) + (await textOf(response))).length).toBe(HEAD.length + 100_002);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'cache-status': 'touchline; fwd=bypass',
  });
});

test.each([
  ['a length', { 'content-length': '200000' }],
  ['chunks', {}],
])('a long response with %s that is cut off is an error for the client too', async (_, headers) => {
  const { url, responses, client } = await setUp(headers);
  const response = await begin(url + WALLET);
  await once(response, 'readable');
  responses[0]?.destroy();
  await expect(textOf(response)).rejects.toThrow('aborted');
  const { text } = await client.get('/metrics');
  expect(text).toMatch(/^touchline_upstream_seconds_count\{.*"getWallet",outcome="502"\} 1$/m);
});

test('a long response that is cut off before its head is sent is 502', async () => {
  const { client, responses } = await setUp(
    {},
    {
      addRule: (app) =>
        app.addHook('onSend', async (_, __, payload) => {
          responses[0]?.destroy();
          if (payload instanceof ResponseStream) await finished(payload).catch(() => {});
          return payload;
        }),
    },
  );
  const { body } = await client.get(WALLET).set('authorization', bearer()).expect(502);
  expect(body.detail).toBe('The upstream closed the connection or sent invalid HTTP.');
});

test('a long response that sends slowly is cut off at the total timeout', async () => {
  const { url } = await setUp({}, { env: { UPSTREAM_TOTAL_MS: '300' } });
  const response = await begin(url + WALLET);
  await expect(textOf(response)).rejects.toThrow('aborted');
});

test('a response that announces more than 10 MB is 502', async () => {
  const { client } = await setUp({ 'content-length': String(10 * 1024 * 1024 + 1) });
  const { body } = await client.get(WALLET).set('authorization', bearer()).expect(502);
  expect(body.detail).toBe('The response of the upstream is larger than 10 MB.');
});

test('a response that exceeds 10 MB without saying so is cut off', async () => {
  const { url, responses } = await setUp();
  const response = await begin(url + WALLET);
  const received = textOf(response);
  const megabyte = Buffer.alloc(1024 * 1024, 'x');
  for (let n = 0; n < 10; n += 1) responses[0]?.write(megabyte);
  responses[0]?.end('"}');
  await expect(received).rejects.toThrow('aborted');
  await waitFor(() => expect(responses[0]?.destroyed).toBe(true));
});

test('a long response of another media type is 502, and the rest of it is not fetched', async () => {
  const { client, responses } = await setUp({ 'content-type': 'text/html' });
  const { text } = await client.get(WALLET).set('authorization', bearer()).expect(502);
  expect(text).not.toContain('xxx');
  await waitFor(() => expect(responses[0]?.destroyed).toBe(true));
});

test('a client that disconnects cancels the call, before and during its response', async () => {
  const hang: RequestListener = () => {};
  const upstream = await startOrigin(hang);
  const { url } = await startGateway(upstream.url);
  const waiting = get(url + WALLET, { headers: { authorization: bearer() } });
  waiting.on('error', () => {});
  await waitFor(() => expect(upstream.requests).toHaveLength(1));
  waiting.destroy();
  await waitFor(() => expect(upstream.requests[0]?.socket.destroyed).toBe(true));

  const streaming = await setUp();
  const response = await begin(streaming.url + WALLET);
  response.on('error', () => {});
  await once(response, 'readable');
  response.destroy();
  await waitFor(() => expect(streaming.responses[0]?.destroyed).toBe(true));
  const { text } = await streaming.client.get('/metrics');
  expect(text).toMatch(/^touchline_upstream_seconds_count\{.*outcome="called-off"\} 1$/m);
});

test('after a HEAD the rest of a long response is not fetched, which is no error', async () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ level: 'info', destination });
  const { client, responses } = await setUp({ 'cache-control': 'private' }, { logger });
  const live = '/api/matches/live';
  const [first] = await Promise.all([
    client.get(live),
    waitFor(() => responses[0]?.end('"}') ?? expect.fail()),
  ]);
  expect(first.status).toBe(200);
  await client.head(live).set('accept-encoding', 'gzip').expect('content-encoding', 'gzip');
  await client.head(WALLET).set('authorization', bearer()).expect(200);
  await waitFor(() =>
    expect(responses.map(({ destroyed }) => destroyed)).toEqual([true, true, true]),
  );
  const { text } = await client.get('/metrics');
  expect(
    text.match(/^touchline_upstream_seconds_count\{.*outcome="called-off"\} 1$/gm),
  ).toHaveLength(2);
  expect(lines.filter((line) => !line.startsWith('{"level":30'))).toEqual([]);
});

test('a streamed response holds its slot until it is complete', async () => {
  const { url, client, responses } = await setUp(
    {},
    { limits: { bulkhead: { active: 1, waiting: 0, queueTimeoutMs: 50 } } },
  );
  const response = await begin(url + WALLET);
  await client.get(WALLET).set('authorization', bearer()).expect(503).expect('retry-after', '1');
  responses[0]?.end('"}');
  await textOf(response);
  const next = await begin(url + WALLET);
  responses[1]?.end('"}');
  expect(next.statusCode).toBe(200);
  next.resume();
});

test('responses that are cut off open the breaker', async () => {
  const { url, client, responses } = await setUp();
  for (let n = 0; n < 10; n += 1) {
    const response = await begin(url + WALLET);
    await once(response, 'readable');
    responses[n]?.destroy();
    await expect(textOf(response)).rejects.toThrow('aborted');
  }
  await client.get(WALLET).set('authorization', bearer()).expect(503).expect('retry-after', '1');
});

test('a slow client holds the upstream only for a response of more than a megabyte', () => {
  const done: string[] = [];
  const controller = {
    pause: () => done.push('pause'),
    resume: () => done.push('resume'),
    abort: () => done.push('abort'),
  } as unknown as Dispatcher.DispatchController;
  const stream = new ResponseStream(controller, () => {});
  const chunk = Buffer.alloc(1024 * 64);
  for (let n = 1; n < 16; n += 1) stream.add(chunk);
  expect(done).toEqual([]);
  stream.add(chunk);
  expect(done).toEqual(['pause']);
  for (let n = 0; n < 16; n += 1) stream.read(chunk.length);
  expect(done).toContain('resume');
});

test('BREACH: a long response is compressed only without a token', async () => {
  const long = { text: 'x'.repeat(200_000) };
  const upstream = await startOrigin(json(long, { 'cache-control': 'private' }));
  const { url } = await startGateway(upstream.url);
  const accept = { 'accept-encoding': 'gzip' };
  const live = `${url}/api/matches/live`;
  await textOf(await begin(live, accept));
  const compressed = await begin(live, accept);
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringContaining('accept-encoding'),
  });
  expect(compressed.headers).not.toHaveProperty('content-length');
  const chunks: Buffer[] = [];
  for await (const chunk of compressed) chunks.push(chunk as Buffer);
  expect(JSON.parse(gunzipSync(Buffer.concat(chunks)).toString())).toEqual({ data: long });
  const wallet = await begin(url + WALLET, accept);
  expect(wallet.headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(await textOf(wallet))).toEqual({ data: long });
});
