import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecording } from '@touchline/gateway/recording';
import { expect, onTestFinished, test } from 'vitest';
import { recordHar } from './record-har.ts';

const headersOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

interface Given {
  method?: string;
  url?: string;
  sent?: Record<string, string>;
  status?: number;
  type?: string;
  body?: unknown;
  encoding?: 'base64';
}

function entry({ method = 'GET', url = '/api/news', sent = {}, ...given }: Given) {
  const { status = 200, type = 'application/json; charset=utf-8', body = { data: [] } } = given;
  const text = JSON.stringify(body);
  return {
    startedDateTime: '2026-11-20T10:00:00.000Z',
    request: { method, url: `https://site.example${url}`, headers: headersOf(sent) },
    response: {
      status,
      headers: headersOf({ 'Content-Type': type, 'X-World-Now': '2026-11-28T16:40:00Z' }),
      content:
        given.encoding === 'base64'
          ? { text: Buffer.from(text).toString('base64'), encoding: 'base64' }
          : { text },
    },
  };
}

function record(har: unknown) {
  const recordings = mkdtempSync(join(tmpdir(), 'har-'));
  onTestFinished(() => rmSync(recordings, { recursive: true }));
  const file = join(recordings, 'calls.har');
  writeFileSync(file, typeof har === 'string' ? har : JSON.stringify(har));
  let screen = '';
  const print = (text: string) => {
    screen += text;
  };
  const run = () => recordHar({ file, recordings, name: 'saturday', writesSuspects: false, print });
  const folder = join(recordings, 'saturday');
  const files = () => globSync('*/*.json', { cwd: folder });
  return { run, folder, files, screen: () => screen };
}

const recordCalls = (...calls: Given[]) => record({ log: { entries: calls.map(entry) } });

test('the calls of a HAR become a recording that answers the same calls, whatever their prefix and order', async () => {
  const data = [{ id: 'ar-1', title: 'A late goal' }];
  const { run, folder, screen } = recordCalls(
    {
      url: '/api/news?limit=10&sportType=football',
      sent: { 'Accept-Language': 'en-GB,en;q=0.9' },
      body: { data },
    },
    { url: '/v2/matches/live?limit=3', sent: { 'accept-language': 'zh' }, encoding: 'base64' },
  );
  expect(await run()).toBe(0);
  expect(screen()).toBe(
    '2 answers of 2 calls are in recordings/saturday. Look through them, then: MOCK_RECORDING=saturday npm start\n',
  );
  const recorded = readRecording(folder);
  expect(recorded({ target: '/news?sportType=football&limit=10', language: 'en' })).toMatchObject({
    operation: 'listNews',
    body: { data },
  });
  expect(recorded({ target: '/matches/live?limit=3', language: 'zh' })?.body).toEqual({
    data: [],
  });
  const about = JSON.parse(readFileSync(join(folder, 'recording.json'), 'utf8'));
  expect(about).toEqual({ recordedAt: '2026-11-28T16:40:00Z' });
});

test.each<[string, Given]>([
  ['a call with a token', { sent: { authorization: 'Bearer abc' } }],
  ['an operation that needs a token', { url: '/api/auth/wallet' }],
  ['a log-in', { method: 'POST', url: '/api/auth/login' }],
  ['a failure', { status: 503 }],
  ['a page', { url: '/football/matches', type: 'text/html' }],
  ['a call that the contract refuses', { url: '/api/news?limit=many' }],
  ['covered results', { url: '/api/spoiler-free/matches/live' }],
])('%s is not recorded', async (_, given) => {
  const { run, folder, screen } = recordCalls(given);
  expect(await run()).toBe(1);
  expect(screen()).toContain('Nothing was recorded');
  expect(existsSync(folder)).toBe(false);
});

test('secrets and the address of the server are removed', async () => {
  const { run, files, folder } = recordCalls({
    body: { data: [{ author: 'jane.doe@mail.example.org', image: 'https://site.example/a.svg' }] },
  });
  await run();
  const text = readFileSync(join(folder, files()[0] ?? ''), 'utf8');
  expect(text).not.toContain('jane.doe');
  expect(text).not.toContain('site.example');
});

test.each([
  ['no', /calls\.har cannot be read: /],
  ['{"log":{}}', /has no log\.entries, so it is no HAR\.$/],
  ['{"log":{"entries":[]}}', /has no calls\.$/],
])('the file %j is refused', async (text, error) => {
  await expect(record(text).run()).rejects.toThrow(error);
});
