import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { gateway } from './gateway.ts';
import { json, origin } from './origin.ts';

/** Bytes as they are: no client tidies the address first. */
async function raw(url: string, head: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(head);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  return text;
}

const get = (target: string) =>
  `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;

test.each([
  '/api/matches%2Flive',
  '/api/matches%2flive',
  '/api/%2e%2e/matches/live',
  '/api/x/../matches/live',
  '/api/./matches/live',
  '/api//matches/live',
  '//api/matches/live',
  '/api\\matches\\live',
  '/api%5Cmatches/live',
  '/api/matches/live%00',
  '/api/matches/live;x=1',
  '/api/static/..%2F..%2Fetc.html',
  '/api/images/teams/%2e%2e%2fte.svg',
  '/api/matches/live%zz',
  '/api/matches/live%c0%af',
  '/assets/..%5c..%5cpackage.json',
  '/assets/../../package.json',
  '/%252e%252e/etc/passwd',
  'http://elsewhere/api/matches/live',
  '/api/matches/live#fragment',
])('a second spelling of an address is refused before anything looks at it: %s', async (target) => {
  const upstream = await origin(json([]));
  const { url } = await gateway(upstream.url);
  const answer = await raw(url, get(target));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('application/problem+json');
  expect(upstream.seen).toEqual([]);
});

test('letters in percent-encoding lead to the one canonical call', async () => {
  const upstream = await origin(json([]));
  const { url } = await gateway(upstream.url);
  expect(await raw(url, get('/api/%6Datches/live?limit=016'))).toMatch(/^HTTP\/1\.1 200 /);
  expect(upstream.seen.map((one) => one.url)).toEqual(['/matches/live?limit=16']);
});

test('an address that is too long is 414, header fields that are too large are 431', async () => {
  const upstream = await origin(json([]));
  const { url } = await gateway(upstream.url);
  expect(await raw(url, get(`/${'x'.repeat(3000)}`))).toMatch(/^HTTP\/1\.1 414 /);
  const crowd = get('/').replace('connection', `x-crowd: ${'y'.repeat(20_000)}\r\nconnection`);
  const refused = await raw(url, crowd);
  expect(refused).toMatch(/^HTTP\/1\.1 431 /);
  expect(refused).toContain('application/problem+json');
});

test.each([
  ['two lengths', 'content-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
  ['a length and chunks', 'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['chunks that are not last', 'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a space before the colon', 'transfer-encoding : chunked\r\n\r\n0\r\n\r\n'],
  ['a folded header', 'x-a: b\r\n c: d\r\ncontent-length: 2\r\n\r\n{}'],
  ['a bare line feed', 'content-length: 2\n\n{}'],
  ['no number as length', 'content-length: +2\r\n\r\n{}'],
])('a request that two servers could cut differently is refused: %s', async (_, rest) => {
  const upstream = await origin(json([]));
  const { url, ask } = await gateway(upstream.url);
  const head =
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
  const smuggled = 'GET /api/auth/wallet HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const answer = await raw(url, `${head}connection: close\r\n${rest}${smuggled}`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(upstream.seen).toEqual([]);
  await ask.get('/api/matches/live').expect(200);
});
