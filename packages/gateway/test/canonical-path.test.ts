import { describe, expect, test } from 'vitest';
import { bearer, gatewayOfFile, onePageSite, startGateway } from './gateway.ts';
import { json, originOfFile, startOrigin } from './origin.ts';
import { sendRaw } from './send-raw.ts';

const get = (target: string) =>
  `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;

const upstream = originOfFile(json([]));
const notFound = { status: 404, headers: { 'cache-control': 'no-store' }, body: 'no such page' };
const gateway = gatewayOfFile(upstream, { renderer: onePageSite(async () => notFound) });

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
  '/api/auth%2Fwallet',
  '/api/auth%2fwallet',
  '/api/auth/%2e%2e/auth/wallet',
  '/api/matches/../auth/wallet',
  '/api/auth/./wallet',
  '/api/auth//wallet',
  '//evil.example/api/auth/wallet',
  '/api\\auth\\wallet',
  '/api/auth%5Cwallet',
  '/api/matches/live/..\\..\\auth\\wallet',
  '/api/auth/wallet%00',
  '/api/auth/wallet;/matches/live',
  '/api/auth/wallet%0d%0ax:y',
  '/api/auth%252Fwallet',
  'http://evil.example/api/auth/wallet',
])('a non-canonical URL is a 400 that names the path, and not forwarded: %s', async (target) => {
  const withToken = get(target).replace('connection', `authorization: ${bearer()}\r\nconnection`);
  const response = await sendRaw(gateway.url, withToken);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('application/problem+json');
  expect(response).toContain('"errors":[{"field":"path","in":"path"');
  expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(response).toMatch(/\r\nx-request-id: /i);
  expect(upstream.requests).toEqual([]);
});

test('percent-encoded letters are normalized to the canonical call', async () => {
  const upstream = await startOrigin(json([]));
  const { url } = await startGateway(upstream.url);
  expect(await sendRaw(url, get('/api/%6Datches/live?limit=016'))).toMatch(/^HTTP\/1\.1 200 /);
  expect(upstream.requests.map((one) => one.url)).toEqual(['/matches/live?limit=16']);
});

test('an encoded letter does not hide a protected operation from the token check', async () => {
  const upstream = await startOrigin(json({}));
  const { url } = await startGateway(upstream.url);
  const target = '/api/auth/walle%74';
  expect(await sendRaw(url, get(target))).toMatch(/^HTTP\/1\.1 401 /);
  expect(upstream.requests).toEqual([]);
  const withToken = get(target).replace('connection', `authorization: ${bearer()}\r\nconnection`);
  expect(await sendRaw(url, withToken)).toMatch(/^HTTP\/1\.1 200 /);
  expect(upstream.requests.map((one) => one.url)).toEqual(['/auth/wallet']);
});

test.each([
  '/api/auth/wallet.css',
  '/api/auth/wallet/x.js',
  '/api/auth/wallet/',
  '/API/auth/wallet',
  '/..%2f..%2fetc/passwd',
  '/.env',
  '/.git/config',
])('%s is refused, and stored by no cache', async (target) => {
  const withToken = get(target).replace('connection', `authorization: ${bearer()}\r\nconnection`);
  const response = await sendRaw(gateway.url, withToken);
  expect(response).toMatch(/^HTTP\/1\.1 4/);
  expect(response).not.toMatch(/cache-control: .*public/i);
  expect(upstream.requests).toEqual([]);
});

test('a URL that is too long is 414, header fields that are too large are 431', async () => {
  const { url } = gateway;
  expect(await sendRaw(url, get(`/${'x'.repeat(3000)}`))).toMatch(/^HTTP\/1\.1 414 /);
  const large = get('/').replace('connection', `x-large: ${'y'.repeat(20_000)}\r\nconnection`);
  const refused = await sendRaw(url, large);
  expect(refused).toMatch(/^HTTP\/1\.1 431 /);
  expect(refused).toContain('application/problem+json');
});

const AMBIGUOUS_ENDS: [string, string][] = [
  ['two lengths', 'content-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
  ['a length and chunks', 'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['chunks and a length', 'transfer-encoding: chunked\r\ncontent-length: 2\r\n\r\n0\r\n\r\n'],
  ['chunked is not the last coding', 'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a space before the colon', 'transfer-encoding : chunked\r\n\r\n0\r\n\r\n'],
  ['a folded header', 'x-a: b\r\n c: d\r\ncontent-length: 2\r\n\r\n{}'],
  ['a bare line feed', 'content-length: 2\n\n{}'],
  ['a length that is not a number', 'content-length: +2\r\n\r\n{}'],
];

describe.each(['GET /api/matches/live', 'GET /api/auth/wallet', 'POST /api/auth/login'])(
  '%s',
  (start) => {
    test.each(AMBIGUOUS_ENDS)(
      'a request whose end is ambiguous is refused: %s',
      async (_, rest) => {
        const head = `${start} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nauthorization: ${bearer()}\r\n`;
        const smuggled = 'GET /api/auth/wallet HTTP/1.1\r\nhost: localhost\r\n\r\n';
        const response = await sendRaw(
          gateway.url,
          `${head}connection: close\r\n${rest}${smuggled}`,
        );
        expect(response).toMatch(/^HTTP\/1\.1 400 /);
        expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1);
        expect(upstream.requests).toEqual([]);
        await gateway.client.get('/api/matches/live').expect(200);
      },
    );
  },
);
