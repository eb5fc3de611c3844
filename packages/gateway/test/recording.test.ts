import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { bearer, onePageSite, startGateway } from './gateway.ts';
import { startOrigin } from './origin.ts';

const NEWS = '/api/news?sportType=football';

const answer = (target: string, body: unknown, language = 'en') => ({
  operation: 'listNews',
  target,
  language,
  body,
  headers: { 'content-type': 'application/json', 'content-language': language },
});

/** A folder as `npm run record` writes it. */
function recordingOf(answers: readonly object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'listNews'));
  writeFileSync(join(folder, 'recording.json'), '{"recordedAt":"2026-11-21T15:00:00.000Z"}');
  for (const [n, one] of answers.entries())
    writeFileSync(join(folder, 'listNews', `${n}.json`), JSON.stringify(one));
  return folder;
}

const startUpstream = () =>
  startOrigin((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"data":["world"]}');
  });

const recorded = [
  answer('/news?sportType=football&limit=10', { data: ['recorded'], debug: 1 }),
  answer('/news?sportType=football&limit=10', { data: ['录制'] }, 'zh'),
];

test('what a recording contains is answered from it, everything else by the upstream, and each says so', async () => {
  const upstream = await startUpstream();
  const { client } = await startGateway(upstream.url, { recording: recordingOf(recorded) });
  for (let n = 0; n < 3; n += 1) {
    const { body } = await client
      .get(`${NEWS}&limit=10`)
      .expect(200)
      .expect('x-answered-by', 'recording')
      .expect('content-language', 'en');
    // Checked like the answer of any upstream.
    expect(body).toEqual({ data: ['recorded'] });
  }
  const chinese = await client.get(`${NEWS}&limit=10`).set('accept-language', 'zh-CN').expect(200);
  expect(chinese.body).toEqual({ data: ['录制'] });
  expect(upstream.requests).toEqual([]);
  const other = await client.get(`${NEWS}&limit=11`).expect('x-answered-by', 'upstream');
  expect(other.body).toEqual({ data: ['world'] });
});

test('a request for another instant of the world is not answered from a recording', async () => {
  const upstream = await startUpstream();
  const { client } = await startGateway(upstream.url, {
    recording: recordingOf(recorded),
    env: { DEV_TOOLS: 'on' },
  });
  const get = () => client.get(`${NEWS}&limit=10`);
  await get().expect('x-answered-by', 'recording');
  await get().set('x-world-at', '2026-12-24T18:00:00Z').expect('x-answered-by', 'upstream');
});

test('a recording is played beside the mock API, and never answers a call with a token', async () => {
  const upstream = await startUpstream();
  const mock = await startUpstream();
  const { client } = await startGateway(upstream.url, {
    recording: recordingOf([...recorded, answer('/auth/wallet', { data: ['recorded'] }, '')]),
    env: { MOCK_URL: mock.url, MOCK_OPERATIONS: 'listTeamRankings' },
  });
  await client.get(`${NEWS}&limit=10`).expect('x-answered-by', 'recording');
  await client.get(`${NEWS}&limit=9`).expect('x-answered-by', 'upstream');
  await client.get('/api/teams/rankings?sportType=football').expect('x-answered-by', 'mock');
  await client
    .get('/api/auth/wallet')
    .set('authorization', bearer())
    .expect('x-answered-by', 'upstream');
});

test('pages are made of recorded answers', async () => {
  const renderer = onePageSite(async ({ origin, fetch }) => {
    const response = await fetch(new Request(`${origin}${NEWS}&limit=10`));
    return { status: 200, headers: {}, body: await response.text() };
  });
  const upstream = await startUpstream();
  const { client } = await startGateway(upstream.url, {
    recording: recordingOf(recorded),
    renderer,
  });
  const { text } = await client.get('/').set('accept-language', 'en').expect(200);
  expect(text).toBe('{"data":["recorded"]}');
});

test.each(['nowhere', '../packages', 'a b'])('MOCK_RECORDING=%s is refused', (MOCK_RECORDING) => {
  const read = readConfig({ MOCK_RECORDING });
  expect(read.ok ? [] : read.errors).toEqual([
    `MOCK_RECORDING must be the name of a folder in recordings, as \`npm run record\` makes it, not '${MOCK_RECORDING}'.`,
  ]);
});
