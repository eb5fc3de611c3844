import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { onePageSite, startGateway, type TestOptions } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { sendRaw } from './send-raw.ts';

const SCRIPT = 'let x = 1;'.repeat(500);
const CHUNK = '/assets/app-1.js';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A built site, in a folder that has a file of its own. */
function buildSite(): string {
  const outside = temporaryFolder();
  const folder = join(outside, 'client');
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(outside, 'package.json'), 'never served');
  write('assets/app-1.js', SCRIPT);
  write('assets/app-1.js.br', brotliCompressSync(SCRIPT));
  write('assets/app-1.js.gz', gzipSync(SCRIPT));
  write('assets/small-1.css', 'a{}');
  write('assets/.secret', 'never served');
  write('favicon.svg', '<svg/>');
  write('sw.js', 'self.build = {};');
  write('sw-off.js', 'registration.unregister();');
  write('app.zh.webmanifest', '{}');
  write('index.html', 'never served');
  write('.secret', 'never served');
  write('.vite/manifest.json', 'never served');
  return folder;
}

async function setUp(options: TestOptions = {}) {
  const upstream = await startOrigin(json([]));
  return startGateway(upstream.url, { clientDir: buildSite(), ...options });
}

test('hashed files are immutable and compressed, others are revalidated', async () => {
  const { client } = await setUp();
  await client
    .get(CHUNK)
    .set('accept-encoding', 'br')
    .expect(200)
    .expect('content-encoding', 'br')
    .expect('vary', 'accept-encoding')
    .expect('content-type', 'text/javascript; charset=utf-8')
    .expect('cache-control', 'public, max-age=31536000, immutable');
  await client
    .get('/favicon.svg')
    .expect(200)
    .expect('content-type', 'image/svg+xml')
    .expect('cache-control', /max-age=3600/);
  await client.post(CHUNK).expect(405);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['zstd', undefined],
  ['identity', undefined],
])(
  'with Accept-Encoding %s a file is sent in the encoding %s of the build',
  async (accepted, encoding) => {
    const { client } = await setUp();
    for (let n = 0; n < 3; n += 1) {
      const { headers, text } = await client
        .get(CHUNK)
        .set('accept-encoding', accepted)
        .expect(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(text).toBe(SCRIPT);
    }
  },
);

test('a file that the build has not compressed is sent as it is', async () => {
  const { client } = await setUp();
  const { headers, text } = await client
    .get('/assets/small-1.css')
    .set('accept-encoding', 'br, gzip')
    .expect(200)
    .expect('content-type', 'text/css; charset=utf-8');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(text).toBe('a{}');
});

test('the service worker is always revalidated, and may fetch only from the site', async () => {
  const { client } = await setUp();
  await client
    .get('/sw.js')
    .expect(200)
    .expect('cache-control', 'no-cache')
    .expect('content-type', 'text/javascript; charset=utf-8')
    .expect('content-security-policy', "default-src 'none';connect-src 'self';img-src 'self'");
  await client
    .get('/app.zh.webmanifest')
    .expect(200)
    .expect('content-type', 'application/manifest+json');
});

test('SYS-7 with SERVICE_WORKER=off browsers get a worker that removes the one they have', async () => {
  const env = { SERVICE_WORKER: 'off' };
  const { client } = await setUp({ env });
  const { text, headers } = await client
    .get('/sw.js')
    .expect(200)
    .expect('cache-control', 'no-cache')
    .expect('content-type', 'text/javascript; charset=utf-8')
    .expect('content-security-policy', "default-src 'none';connect-src 'self';img-src 'self'");
  expect(text).toBe('registration.unregister();');
  const ours = await (await setUp()).client.get('/sw.js').expect(200);
  expect(ours.text).toBe('self.build = {};');
  expect(ours.headers.etag).not.toBe(headers.etag);
});

test('an unknown file is 404, and dot files are not served', async () => {
  const renderer = onePageSite(async () => ({ status: 404, headers: {}, body: 'lost' }));
  const { client } = await setUp({ renderer });
  await client
    .get('/assets/app-2.js')
    .expect(404)
    .expect('content-type', /problem/);
  await client.get('/assets/.secret').expect(404);
  for (const url of ['/index.html', '/.secret', '/.vite/manifest.json', '/assets', '/assets/']) {
    const { text } = await client.get(url).expect(404);
    expect(text).not.toContain('never served');
  }
  for (const suffix of ['br', 'gz']) await client.get(`${CHUNK}.${suffix}`).expect(404);
});

test.each([
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%2F..%2Fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/..\\..\\package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/....//....//package.json',
  '/assets/%252e%252e/%252e%252e/package.json',
  '//package.json',
  '/assets/./app-1.js',
  '/assets//app-1.js',
  '/./assets/app-1.js',
  '/assets/app-1.js/.',
  '/assets/app-1.js%00.css',
  '/assets/app-1%2ejs',
])('no other spelling of a path reaches a file: %s', async (target) => {
  const { url } = await setUp();
  const response = await sendRaw(
    url,
    `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).not.toMatch(/never served|let x/);
});

test('a part of a file is sent for a range', async () => {
  const { client } = await setUp();
  const get = (range: string, encoding = 'identity') =>
    client.get(CHUNK).set({ range, 'accept-encoding': encoding });
  await get('bytes=4-8')
    .expect(206, 'x = 1')
    .expect('content-range', 'bytes 4-8/5000')
    .expect('content-type', 'text/javascript; charset=utf-8');
  await get('bytes=-3').expect(206, ' 1;').expect('content-range', 'bytes 4997-4999/5000');
  await get('bytes=0-1, 4-5').expect(200, SCRIPT);
  await get('lines=1-2').expect(200, SCRIPT);
});

test('a range of a compressed file is one of the compressed bytes', async () => {
  const { url } = await setUp();
  const head = `GET ${CHUNK} HTTP/1.1\r\nhost: a\r\naccept-encoding: gzip\r\nrange: bytes=0-1\r\nconnection: close\r\n\r\n`;
  const response = await sendRaw(url, head);
  expect(response).toMatch(/^HTTP\/1\.1 206 /);
  expect(response).toContain('content-encoding: gzip\r\n');
  expect(response).toContain(`content-range: bytes 0-1/${gzipSync(SCRIPT).length}\r\n`);
  expect(response).toMatch(/etag: "[\w-]+-gzip"\r\n/);
  expect(response).toContain('content-length: 2\r\n');
});

test('a range that the file does not have is 416 with its length', async () => {
  const { client } = await setUp();
  const { body, headers } = await client
    .get(CHUNK)
    .set({ range: 'bytes=9000-', 'accept-encoding': 'identity' })
    .expect(416)
    .expect('content-range', 'bytes */5000')
    .expect('content-type', /problem/);
  expect(body).toMatchObject({ status: 416, title: 'Range not satisfiable' });
  expect(headers['cache-control']).toBe('no-store');
});

test('a range of another version, or in another encoding, is the whole file', async () => {
  const { client } = await setUp();
  const { headers } = await client.get(CHUNK).set('accept-encoding', 'identity');
  const get = (ifRange: string, encoding = 'identity') =>
    client.get(CHUNK).set({ range: 'bytes=0-2', 'if-range': ifRange, 'accept-encoding': encoding });
  await get(headers.etag as string).expect(206);
  await get('"another"').expect(200);
  await get(headers.etag as string, 'gzip').expect(200);
  await get(new Date().toUTCString()).expect(200);
});

test('If-Match with the ETag of the file is met, with another it is 412', async () => {
  const { client } = await setUp();
  const { headers } = await client.get('/favicon.svg');
  const get = (tag: string) => client.get('/favicon.svg').set('if-match', tag);
  await get(headers.etag as string).expect(200);
  await get('"another"')
    .expect(412)
    .expect('content-type', /problem/);
});

test('an ETag is of the content, the same in every build, and of one encoding', async () => {
  const site = buildSite();
  const copy = join(temporaryFolder(), 'copy');
  cpSync(site, copy, { recursive: true });
  utimesSync(join(copy, 'assets', 'app-1.js'), 1, 1);
  const etagIn = async (clientDir: string, encoding: string) => {
    const { client } = await setUp({ clientDir });
    const { headers } = await client.get(CHUNK).set('accept-encoding', encoding);
    await client
      .get(CHUNK)
      .set({ 'accept-encoding': encoding, 'if-none-match': headers.etag as string })
      .expect(304)
      .expect('etag', headers.etag as string)
      .expect('cache-control', 'public, max-age=31536000, immutable');
    return headers.etag;
  };
  const plain = await etagIn(site, 'identity');
  expect(plain).toMatch(/^"[\w-]+"$/);
  expect(await etagIn(copy, 'identity')).toBe(plain);
  expect(await etagIn(site, 'br')).toBe(`${plain?.slice(0, -1)}-br"`);
});

test('a hashed file is sent again with the same headers, and in part', async () => {
  const { client } = await setUp();
  const get = (sent: Record<string, string> = {}) =>
    client.get(CHUNK).set({ 'accept-encoding': 'br', ...sent });
  const { headers: first } = await get();
  const { headers, text } = await get().expect(200);
  expect(text).toBe(SCRIPT);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
    etag: first.etag,
  });
  await get({ 'if-none-match': first.etag as string }).expect(304);
  await get({ range: 'bytes=0-3' }).expect(206);
  await client.head(CHUNK).expect(200).expect('content-length', '5000');
});

test('a rule added to the app holds for files', async () => {
  const rule = { isOn: false };
  const { client } = await setUp({
    addRule: (app) =>
      app.addHook('onRequest', async () => {
        if (rule.isOn) throw Object.assign(new Error('Not today.'), { statusCode: 403 });
      }),
  });
  for (let n = 0; n < 3; n += 1) await client.get(CHUNK).expect(200);
  rule.isOn = true;
  await client.get(CHUNK).expect(403);
});

test('a robots.txt of the site takes precedence', async () => {
  const clientDir = buildSite();
  writeFileSync(join(clientDir, 'robots.txt'), 'User-agent: none');
  const { client } = await setUp({ clientDir });
  const { text } = await client.get('/robots.txt').expect(200);
  expect(text).toBe('User-agent: none');
});
