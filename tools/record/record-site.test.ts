import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runSite } from '../site/run-site.ts';
import { recordSite } from './record-site.ts';

async function portOf(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** An upstream that answers every call with an empty list, and where its recordings are kept. */
async function setUp() {
  const recordings = mkdtempSync(join(tmpdir(), 'recordings-'));
  onTestFinished(() => rmSync(recordings, { recursive: true }));
  const port = await portOf((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
  });
  let screen = '';
  const ctrlC = new AbortController();
  const options = {
    upstream: new URL(`http://127.0.0.1:${port}`),
    recordings,
    name: 'saturday',
    writesSuspects: false,
    isOnce: false,
    env: {},
    signal: ctrlC.signal,
    print(text: string) {
      screen += text;
      if (/could not be visited|has been visited/.test(text)) ctrlC.abort('SIGINT');
    },
  };
  const files = () => globSync('**/*.json', { cwd: recordings }).sort();
  return { options, recordings, files, screen: () => screen };
}

test('a start that a taken port prevents leaves nothing', async () => {
  const { options, recordings } = await setUp();
  const env = { PORT: String(await portOf(() => {})) };
  const run: typeof runSite = (site, signal, plan) =>
    runSite(site, signal, { ...plan, prepare: async () => undefined });
  expect(await recordSite({ ...options, env, run })).toBe(1);
  expect(existsSync(join(recordings, 'saturday'))).toBe(false);
});

test('a site that calls its upstream and does not become ready leaves nothing', async () => {
  const { options, files, recordings } = await setUp();
  const run: typeof runSite = async ({ UPSTREAM_URL }) => {
    await (await fetch(`${UPSTREAM_URL}/news`)).text();
    expect(files()).toHaveLength(2);
    return 1;
  };
  expect(await recordSite({ ...options, run })).toBe(1);
  expect(existsSync(join(recordings, 'saturday'))).toBe(false);
});

test('an existing recording is refused before anything is started, and stays', async () => {
  const { options, recordings } = await setUp();
  mkdirSync(join(recordings, 'saturday'));
  let runs = 0;
  const run = async () => ++runs;
  await expect(recordSite({ ...options, run })).rejects.toThrow(
    '--name: recordings/saturday exists already; delete it, or choose another name.',
  );
  expect(runs).toBe(0);
  expect(existsSync(join(recordings, 'saturday'))).toBe(true);
});

/** A site whose home page reads the news; it closes the connection of a call that `breaks`. */
const siteThat =
  (breaks: (url: string) => boolean): typeof runSite =>
  async ({ UPSTREAM_URL }, signal, { announce }) => {
    const port = await portOf(async ({ url = '', socket }, response) => {
      if (breaks(url)) return socket.destroy();
      if (url.startsWith('/?')) await (await fetch(`${UPSTREAM_URL}/news`)).text();
      return response.end('{"data":[]}');
    });
    const ended = once(signal, 'abort');
    announce(`http://127.0.0.1:${port}`, []);
    await ended;
    return 0;
  };

const RECORDED = [
  expect.stringMatching(/^saturday\/listNews\/news-.*\.json$/),
  'saturday/recording.json',
];

test('--once ends with exit code 0 when every page has been visited', async () => {
  const { options, files, screen } = await setUp();
  const { signal } = new AbortController();
  const run = siteThat(() => false);
  expect(await recordSite({ ...options, signal, isOnce: true, run })).toBe(0);
  expect(screen()).toContain('Every page has been visited.\n');
  expect(screen().match(/1 answers are in recordings\/saturday/g)).toHaveLength(1);
  expect(files()).toEqual(RECORDED);
});

test('--once ends with exit code 1, the page and the reason if a visit fails, and keeps what is recorded', async () => {
  const { options, files, screen } = await setUp();
  const { signal } = new AbortController();
  const run = siteThat((url) => url.startsWith('/football/matches'));
  expect(await recordSite({ ...options, signal, isOnce: true, run })).toBe(1);
  expect(screen()).toMatch(
    /^\/football\/matches\?lang=\w+ could not be visited: other side closed\.$/m,
  );
  expect(screen()).toContain('1 answers are in recordings/saturday. Look through them');
  expect(files()).toEqual(RECORDED);
});

test('without --once a failed visit is reported, and Ctrl-C ends the recording', async () => {
  const { options, files, screen } = await setUp();
  const run = siteThat((url) => url.startsWith('/football/matches'));
  expect(await recordSite({ ...options, run })).toBe(0);
  expect(screen()).toContain('could not be visited: other side closed.');
  expect(files()).toEqual(RECORDED);
});

test('a recording without an answer is reported, and leaves no folder', async () => {
  const { options, recordings, screen } = await setUp();
  expect(await recordSite({ ...options, run: siteThat((url) => url.startsWith('/?')) })).toBe(0);
  expect(screen()).toContain('Nothing was recorded');
  expect(existsSync(join(recordings, 'saturday'))).toBe(false);
});
