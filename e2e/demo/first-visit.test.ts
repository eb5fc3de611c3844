import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { SAMPLE_ACCOUNT } from '@touchline/shared/sample-account';
import { MAX_ENGINE_KB, WORKER_FILE } from '../../tools/demo/build-demo.ts';
import { openStaticServer } from '../../tools/demo/static-server.ts';
import { isAlive } from './fixtures.ts';

const SEASONS_FILE = 'data/seasons.bin';

interface Host {
  readonly url: string;
  close(): Promise<void>;
}

/** A visitor who was never here, and a host of the test's own. */
const test = base.extend<{ folder: string; missing: string | undefined; host: Host }>({
  folder: ['', { option: true }],
  missing: [undefined, { option: true }],
  async host({ folder, missing }, use) {
    const host = await openStaticServer({ host: '127.0.0.1', port: 0, base: folder, missing });
    await use(host);
    await host.close().catch(() => {});
  },
});

/** How many files of the build this browser cannot read yet. */
async function missingFiles(page: Page, host: Host): Promise<number> {
  const worker = await (await fetch(`${host.url}/${WORKER_FILE}`)).text();
  const [, build = ''] = /^self\.build=(.+);$/m.exec(worker) ?? [];
  const { version, files } = JSON.parse(build) as { version: string; files: string[] };
  // The real seasons are loaded when they are entered.
  const stored = files.filter((file) => file !== SEASONS_FILE);
  const urls = stored.map((file) => `${host.url}/${file}`);
  return page.evaluate(
    async ([name, all]) => {
      const cache = await caches.open(name);
      const found = await Promise.all(all.map((url) => cache.match(url)));
      return found.filter((response) => response === undefined).length;
    },
    [`touchline-demo-${version}`, urls] as const,
  );
}

test.describe('without the worker', () => {
  test.use({ missing: WORKER_FILE });

  test('the prebuilt page is painted, and says why it stays empty', { tag: '@long' }, async ({
    page,
    host,
  }) => {
    await page.goto(`${host.url}/`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('This is a simulation.');
    await expect(page.getByRole('alert')).toContainText('The demo cannot start here.');
  });
});

for (const folder of ['', '/a/b.c/football']) {
  test.describe(`in the folder ${folder || '/'}`, () => {
    test.use({ folder });

    test('the first visit may be to any page', { tag: '@long' }, async ({ page, host }) => {
      await page.goto(`${host.url}/football/tournament/to-eng1`);
      await isAlive(page);
      await expect(page).toHaveURL(`${host.url}/football/tournament/to-eng1`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('the engine is small', async ({ host }) => {
  const worker = await fetch(`${host.url}/${WORKER_FILE}`);
  const { length } = gzipSync(await worker.arrayBuffer());
  expect(length / 1000).toBeLessThanOrEqual(MAX_ENGINE_KB);
});

test('after the first visit it works without its host', async ({ page, host }) => {
  await page.goto(`${host.url}/`);
  await isAlive(page);
  await expect.poll(() => missingFiles(page, host), { timeout: 30_000 }).toBe(0);
  await host.close();
  await page.goto(`${host.url}/football/teams/all`);
  await isAlive(page);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  const live = await page.evaluate(async () => (await fetch('/api/matches/live')).status);
  expect(live).toBe(200);
  await page.goto(`${host.url}/login`);
  await isAlive(page);
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill(SAMPLE_ACCOUNT.username);
  await page.locator('input[type=password]').first().fill(SAMPLE_ACCOUNT.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'demo' })).toBeVisible();
});

test('a written article opens without the host, and a common password is refused', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}/`);
  await isAlive(page);
  await expect.poll(() => missingFiles(page, host), { timeout: 30_000 }).toBe(0);
  await host.close();
  const answers = await page.evaluate(async () => {
    const article = await fetch('/api/news/article?articleId=ar-best-of');
    const registration = await fetch('/api/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'new@touchline.dev', password: 'password1' }),
    });
    return [await article.text(), await registration.text()];
  });
  expect(answers).toEqual([
    expect.stringContaining('Suppose one side wins'),
    expect.stringContaining('most common passwords'),
  ]);
});

test('a match is reloaded without the host: its line can be dragged, its flag is there', {
  tag: '@long',
}, async ({ page, host }) => {
  await page.goto(`${host.url}/`);
  await isAlive(page);
  await expect.poll(() => missingFiles(page, host), { timeout: 30_000 }).toBe(0);
  const id = await page.evaluate(async () => {
    const { data } = await (await fetch('/api/matches/live?limit=100')).json();
    return data.find(
      ({ tournament }: { tournament: { sportType: string } }) =>
        tournament.sportType === 'football',
    ).id;
  });
  await host.close();
  await page.goto(`${host.url}/football/matches/${id}`);
  await page.reload();
  await isAlive(page);
  const slider = page.getByRole('slider');
  const end = await slider.getAttribute('aria-valuenow');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).not.toHaveAttribute('aria-valuenow', end ?? '');
  const flag = page.locator('main img[src*="/images/countries/"]').first();
  await expect
    .poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
