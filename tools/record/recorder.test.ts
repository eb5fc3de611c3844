import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createRecorder } from './recorder.ts';

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A recorder in front of an upstream below `/v1`. */
async function record(listener: RequestListener) {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const upstream = await listen(createServer(listener));
  const replaced: string[] = [];
  const onRedacted = (rule: string) => void replaced.push(rule);
  const options = { upstream: new URL(`${upstream}/v1`), folder, onRedacted };
  const recorder = await listen(createRecorder(options));
  const files = () => globSync('*/*.json', { cwd: folder });
  const texts = () => files().map((file) => readFileSync(join(folder, file), 'utf8'));
  return { recorder, upstream, folder, files, texts, replaced };
}

const json =
  (body: unknown, headers: Record<string, string | string[]> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  };

test('an answer is passed on unchanged, and stored with its target and language', async () => {
  const seen: (string | undefined)[] = [];
  const body = { data: [{ id: 'ar-1', title: 'A late goal' }] };
  const { recorder, files, texts } = await record((request, response) => {
    seen.push(request.url);
    json(body, { 'content-language': 'en', etag: '"1"' })(request, response);
  });
  const headers = { 'accept-language': 'en' };
  const response = await fetch(`${recorder}/news?sportType=football&limit=10`, { headers });
  expect(await response.json()).toEqual(body);
  expect(response.headers.get('etag')).toBe('"1"');
  expect(seen).toEqual(['/v1/news?sportType=football&limit=10']);
  expect(files()).toEqual([
    expect.stringMatching(/^listNews\/news-sportType-football-limit-10-en-[0-9a-f]{8}\.json$/),
  ]);
  expect(JSON.parse(texts()[0] ?? '')).toEqual({
    operation: 'listNews',
    target: '/news?sportType=football&limit=10',
    language: 'en',
    body,
    headers: { 'content-type': 'application/json', 'content-language': 'en' },
  });
});

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VybmFtZSI6ImRlbW8ifQ.c2lnbmF0dXJl-abc_123';

/** Each with a text that no file may contain. */
const planted: readonly (readonly [string, string, unknown])[] = [
  ['a token by its name', 'tok-7f3a', { accessToken: 'tok-7f3a' }],
  ['a list of tokens', 'tok-9b1c', { refresh_tokens: ['tok-9b1c'] }],
  ['a token by its form', JWT, { note: `see ${JWT}.` }],
  ['a bearer header in a text', 'abcdef123456', { log: 'Authorization: Bearer abcdef123456' }],
  ['a password', 'correct horse', { user: { passwordHint: 'correct horse' } }],
  ['a cookie', 'sid=4711', { setCookie: 'sid=4711; Path=/' }],
  ['a session', 'sess-4712', { sessionId: 'sess-4712' }],
  ['a key of a service', 'sk_live_4eC39HqLyjW', { comment: 'use sk_live_4eC39HqLyjW' }],
  ['a signed URL', 'SigSig99', { image: 'images/a.svg?signature=SigSig99&w=2' }],
  ['a URL with a password', 'hunter2', { link: 'https://bob:hunter2@files.example/a' }],
  ['an e-mail address', 'jane.doe@mail.example.org', { text: 'Ask jane.doe@mail.example.org!' }],
  ['an e-mail address as a name', 'max@mail.example.org', { 'max@mail.example.org': 1 }],
  ['a mailto link', 'desk@touch.example', { html: '<a href="mailto:desk@touch.example">' }],
  ['an IPv4 address', '203.0.113.77', { served: 'by 203.0.113.77:8443' }],
  ['a key of AWS', 'AKIAIOSFODNN7EXAMPLE', { x: 'AKIAIOSFODNN7EXAMPLE' }],
  ['a key of Google', 'AIzaSyA', { map: 'AIzaSyA-1234567890abcdefghijklmnopqrstu' }],
  ['a key of GitLab', 'glpat-abc', { note: 'glpat-abcdefghij1234567890' }],
  ['a key of npm', 'npm_abc', { note: 'npm_abcdefghijklmnopqrstuvwxyz0123456789' }],
  ['a key of GitHub', 'ghp_abc', { note: 'ghp_abcdefghijklmnopqrstuvwxyz0123456789' }],
  ['a key of Slack', 'abcdefghijkl', { note: 'xoxb-123456789012-abcdefghijkl' }],
  ['a private key', 'MIIEvQ', { note: '-----BEGIN PRIVATE KEY-----\nMIIEvQ' }],
  [
    'a private key of RSA',
    'MIIEow',
    { note: '-----BEGIN RSA PRIVATE KEY-----\nMIIEow\n-----END RSA PRIVATE KEY-----' },
  ],
  ['an encrypted token', 'cccc.dddd', { note: 'eyJhbGciOiJSU0EtT0FFUCJ9.aaaa.bbbb.cccc.dddd' }],
  ['a pre-signed URL', '4f3c', { image: 'https://s3.example/a?X-Amz-Signature=4f3c&x=1' }],
  ['a credential in a URL', 'ABCX', { image: 'https://s3.example/a?X-Amz-Credential=ABCX' }],
  ['a database URL', 'hidden', { note: 'postgres://bob:hidden@db.example.com:5432/x' }],
  ['a postal address', 'Long Lane 5', { address: { street: 'Long Lane 5' } }],
  ['a telephone number', '+44 20 7946', { phone: '+44 20 7946' }],
];

test.each(planted)('no file contains %s', async (_, secret, member) => {
  const { recorder, texts } = await record(json({ data: [{ id: 'ar-1', ...(member as object) }] }));
  await (await fetch(`${recorder}/news`)).text();
  expect(texts()).toHaveLength(1);
  expect(texts().join()).not.toContain(secret);
  expect(texts().join()).toContain('ar-1');
});

test('each rule by which something was replaced is reported', async () => {
  const data = [
    { mail: 'a@b.example', mail2: 'c@d.example', note: 'npm_abcdefghijklmnopqrstuvwxyz0123456789' },
  ];
  const { recorder, texts, replaced } = await record(json({ data }));
  await (await fetch(`${recorder}/news`)).text();
  expect(texts()).toHaveLength(1);
  expect(replaced).toEqual(['e-mail address', 'e-mail address', 'key of a service']);
});

test('no file contains a cookie, a header of the upstream or its address', async () => {
  const { recorder, upstream, texts, folder } = await record((request, response) => {
    const { host } = new URL(upstreamUrl);
    json(
      { data: [{ image: `${upstreamUrl}/v1/images/a.svg`, note: `from ${host}` }] },
      { 'set-cookie': ['sid=abc-4711'], 'x-internal': 'node-17', 'x-request-id': 'req-4713' },
    )(request, response);
  });
  const upstreamUrl = upstream;
  await (await fetch(`${recorder}/news`)).text();
  const all = [...texts(), readFileSync(join(folder, 'recording.json'), 'utf8')].join();
  for (const secret of ['abc-4711', 'node-17', 'req-4713', new URL(upstream).host])
    expect(all).not.toContain(secret);
  expect(all).toContain('/v1/images/a.svg');
});

test.each([
  ['a call with a token', '/news', { headers: { authorization: `Bearer ${JWT}` } }],
  ['an operation that needs a token', '/auth/wallet', {}],
  ['a log-in', '/auth/login', { method: 'POST', body: '{}' }],
  ['a path that is not in the contract', '/internal/users', {}],
])('%s is passed on and not stored', async (_, path, init) => {
  const { recorder, files } = await record(json({ data: { accessToken: JWT } }));
  const response = await fetch(recorder + path, init);
  expect(await response.json()).toEqual({ data: { accessToken: JWT } });
  expect(files()).toEqual([]);
});

test('failures and other media types are passed on and not stored', async () => {
  const { recorder, files } = await record(({ url }, response) => {
    const isNews = url?.startsWith('/v1/news');
    response.writeHead(isNews ? 500 : 200, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
  });
  expect((await fetch(`${recorder}/news`)).status).toBe(500);
  expect(await (await fetch(`${recorder}/matches/live`)).text()).toBe('<h1>Sorry</h1>');
  expect(files()).toEqual([]);
});

test('texts of matches are stored as they are', async () => {
  const data = {
    startTime: 1795203600,
    score: '2:1',
    season: '2026/27',
    currentStage: 'Round 3',
    description: 'Group A: 1st v 2nd, 20:45',
    odds: { 3: { asia: { homeWinOdd: 0.62 } } },
    tipster: 'Shipley',
    ranking: 12,
    description2: 'v1.2.3 at 10:20:30',
  };
  const { recorder, texts } = await record(json({ data }));
  await (await fetch(`${recorder}/matches/live`)).text();
  expect(JSON.parse(texts()[0] ?? '').body).toEqual({ data });
});
