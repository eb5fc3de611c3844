import type { PageRequest } from '@touchline/shared/domain/page-renderer';
import { describe, expect, test } from 'vitest';
import { onePageSite, SECRET, startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { sendRaw } from './send-raw.ts';
import { claims, hmac, token } from './signed-tokens.ts';

/** What a stranger may send along; none of it is for the next visitor. */
const POISON: Readonly<Record<string, string>>[] = [
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-port': '4444' },
  { 'x-forwarded-prefix': '/evil', 'x-forwarded-path': '/evil' },
  { 'x-forwarded-for': '9.9.9.9', 'x-real-ip': '9.9.9.9', 'cf-connecting-ip': '9.9.9.9' },
  { forwarded: 'for=9.9.9.9;host=evil.example;proto=https' },
  { 'x-host': 'evil.example', 'x-forwarded-server': 'evil.example' },
  { 'x-original-url': '/evil', 'x-rewrite-url': '/evil', 'x-original-host': 'evil.example' },
  { 'x-http-method-override': 'POST', 'x-method-override': 'HEAD' },
  { origin: 'https://evil.example', referer: 'https://evil.example/' },
  { 'user-agent': '<script>alert(1)</script>', from: 'evil@example.org' },
  { 'x-world-at': '2026-05-01T00:00:00Z', 'x-mock-scenario': 'storm' },
  { 'x-mock-overrides': '{"listLiveMatches":{"fail":503}}' },
  { cookie: 'x-world-at=2026-05-01; x-mock-scenario=down; x-mock-overrides=%7B%7D' },
  { cookie: 'theme=evil; theme=dark; lang=evil; __proto__=evil; constructor=evil' },
  { cookie: `${'a=1; '.repeat(60)}theme=evil` },
  { authorization: `Bearer ${token({ alg: 'HS256' }, claims(), hmac(SECRET))}` },
  { accept: 'application/xml;q=1, */*;q=0.1' },
  { 'accept-language': 'zh-Hant;q=0.1, <script>, de' },
  { 'accept-encoding': 'identity;q=0, *;q=0, evil' },
  { range: 'bytes=0-1', 'if-range': '"x"' },
  { 'if-none-match': '*', 'if-modified-since': 'Sat, 01 Jan 2050 00:00:00 GMT' },
  { 'cache-control': 'no-cache, no-store', pragma: 'no-cache' },
  { 'x-request-id': 'evil-request-id', traceparent: `00-${'e'.repeat(32)}-${'e'.repeat(16)}-01` },
  { connection: 'close, accept-language, host' },
  { expect: '200-ok', te: 'trailers', upgrade: 'h2c' },
];

/** Differ with each response. */
const OWN_HEADERS = ['date', 'x-request-id', 'cache-status', 'age', 'connection', 'keep-alive'];

/** A site and an upstream whose answers hold everything that they were sent. */
async function startTellTale(env: Record<string, string>) {
  const upstream = await startOrigin((request, response) => {
    const { 'x-request-id': _, traceparent: __, ...headers } = request.headers;
    json([request.url, { ...headers, host: '' }])(request, response);
  });
  const renderer = onePageSite(async ({ url, origin, cookies, fetch }: PageRequest) => {
    const api = await (await fetch(new Request(`${origin}/api/matches/live`))).text();
    const sent = {
      url,
      origin,
      theme: cookies.theme,
      lang: cookies.lang,
    };
    return {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: `<!doctype html>${JSON.stringify(sent)}${api}`,
    };
  });
  const time = { now: 1_000_000 };
  const gateway = await startGateway(upstream.url, { env, renderer, clock: () => time.now });
  /** Nothing that is cached is fresh any more. */
  const expireCaches = () => {
    time.now += 86_400_000;
  };
  return { ...gateway, expireCaches };
}

const VISITOR = {
  accept: 'text/html,application/json;q=0.9,*/*;q=0.8',
  'accept-language': 'en-GB',
  'accept-encoding': 'gzip, br',
};

const requestText = (method: string, path: string, headers: Readonly<Record<string, string>>) =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: site.test',
    ...Object.entries({ ...VISITOR, connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '\r\n',
  ].join('\r\n');

const PATHS = ['/api/matches/live', '/', '/robots.txt', '/sitemap.xml'];

async function visit({ client }: Awaited<ReturnType<typeof startTellTale>>, path: string) {
  const { status, text, headers } = await client.get(path).set({ ...VISITOR, host: 'site.test' });
  const shared = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  return { status, text: text, headers: shared };
}

describe.each([
  ['an address of its own', {}],
  ['a public address', { PUBLIC_URL: 'https://site.example' }],
])('a site with %s', (_, env) => {
  test.each(PATHS)(
    'SYS-9 whatever a stranger sends first, the next visitor gets the clean %s',
    async (path) => {
      const clean = await visit(await startTellTale(env), path);
      const site = await startTellTale(env);
      for (const headers of POISON) {
        site.expireCaches();
        // Twice: the second answer is made to be sent to others.
        for (const method of ['GET', 'GET', 'HEAD'])
          await sendRaw(site.url, requestText(method, path, headers));
        expect([headers, await visit(site, path)]).toEqual([headers, clean]);
      }
    },
  );

  test('SYS-9 a query that a page or call does not use opens no other entry, and one it uses is not hidden', async () => {
    const site = await startTellTale(env);
    const { text } = await site.client.get('/api/matches/live?limit=3').set(VISITOR).expect(200);
    for (const query of [
      'limit=3&limit=9',
      'limit=3&__proto__=x',
      'limit=3;limit=9',
      'limit[]=3',
      'limit=3&utm_source=evil',
    ]) {
      await site.client.get(`/api/matches/live?${query}`).set(VISITOR).expect(400);
    }
    const again = await site.client.get('/api/matches/live?limit=3').set(VISITOR).expect(200);
    expect(again.text).toBe(text);
  });

  test('SYS-9 a body in a GET changes nothing, and its answer is not kept for others', async () => {
    const clean = await visit(await startTellTale(env), '/api/matches/live');
    const site = await startTellTale(env);
    await site.client.get('/api/matches/live').set(VISITOR).send({ limit: 1, evil: true });
    expect(await visit(site, '/api/matches/live')).toEqual(clean);
  });
});

test('SYS-9 an upstream error that one visitor provokes is not the answer for the next', async () => {
  let count = 0;
  const upstream = await startOrigin((request, response) => {
    count += 1;
    if (count === 1) return void response.writeHead(500).end('evil');
    if (count === 2) {
      response.writeHead(404, { 'content-type': 'application/problem+json' });
      return void response.end('{"title":"evil","status":404,"detail":"evil"}');
    }
    return json(['good'])(request, response);
  });
  const { client } = await startGateway(upstream.url);
  const path = '/api/matches/info?matchId=ma-x';
  await client.get(path).expect(502);
  await client.get(path).expect(404);
  const { body } = await client.get(path).expect(200);
  expect(body).toEqual({ data: ['good'] });
});
