import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startMock } from '@touchline/mock-api/testing';
import { expect, test } from './fixtures.ts';
import { listen } from './own-gateway.ts';

const { resolve } = createRequire(import.meta.resolve('@touchline/mock-api/testing'));
const lib = join(dirname(resolve('msw')), '..');
const SCRIPTS = new Map([
  ['/msw.js', join(lib, 'iife/index.js')],
  ['/mockServiceWorker.js', join(lib, 'mockServiceWorker.js')],
]);

/** The handler of docs/testing.md, as a script of a page without a bundler. */
const pageOf = async (mock: string) => {
  const docs = await readFile(new URL('../docs/testing.md', import.meta.url), 'utf8');
  const [, example = ''] = /^\/\/ browser\.ts\n([\s\S]+?)^```/m.exec(docs) ?? [];
  const script = example
    .replace(/^import .*\n/gm, '')
    .replace(/const mock = .*/, `const mock = '${mock}';`);
  return `<!doctype html><script src="/msw.js"></script>
<script type="module">const { bypass, http, setupWorker } = MockServiceWorker;
${script}
document.title = 'started';</script>`;
};

test.use({ serviceWorkers: 'allow', expectedErrors: [/401/] });

test('the handler of the docs passes calls and streams of a browser to a mock', async ({
  page,
}) => {
  const mock = await startMock({ at: '2026-11-28T15:00:00Z' });
  const html = await pageOf(mock.url);
  const server = createServer(async ({ url = '' }, response) => {
    const script = SCRIPTS.get(url);
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(script ? await readFile(script) : html);
  });
  try {
    await page.goto(await listen(server));
    await expect(page).toHaveTitle('started');

    const live = await page.evaluate(async () =>
      (await fetch('https://api.example/matches/live?limit=3')).json(),
    );
    expect(live.data).toHaveLength(3);
    expect(mock.calls('listLiveMatches')).toHaveLength(1);

    const status = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ username: 'nobody@example.org', password: 'a wrong password' });
      return (await fetch('https://api.example/auth/login', { method: 'POST', headers, body }))
        .status;
    });
    expect(status).toBe(401);

    await page.evaluate(() => {
      const stream = new EventSource('https://api.example/live/stream?sportType=football');
      stream.onmessage = ({ data }) => document.body.append(data);
    });
    await expect(page.locator('body')).toContainText('"kind":"reset"');
    await mock.goTo('2026-11-28T15:40:00Z');
    await expect(page.locator('body')).toContainText('"score"');
  } finally {
    server.close();
    await mock.close();
  }
});
