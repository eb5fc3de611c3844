import type { APIRequestContext, Page } from '@playwright/test';
import { pages, resolvePath } from '../tools/pages.ts';
import { type Brought, recordBrought, spoilersIn } from './find-leaks.ts';
import { expect, test } from './fixtures.ts';
import { recentMatches, visitorOf, WORLD } from './leak-world.ts';
import { trackQuiet } from './track-quiet.ts';

// The site may be busy with the tests beside this one: a page that it refuses for now is asked for again.
test.use({ expectedErrors: [/404|50[34]/] });

async function chooseFor(page: Page, baseURL: string | undefined, choice: object) {
  const url = baseURL as string;
  const context = page.context();
  await context.addCookies([
    { name: 'x-world-at', value: encodeURIComponent(WORLD['x-world-at']), url },
    { name: 'touchline', value: encodeURIComponent(visitorOf(choice)), url },
  ]);
  await context.addInitScript(
    (text) => {
      localStorage.touchline ??= text;
    },
    JSON.stringify({ language: 'en', ...choice }),
  );
}

/** Visits every page of the site, to its end, and the search; returns what was found on each. */
async function crawl(
  page: Page,
  request: APIRequestContext,
  find: (brought: Brought) => string[],
): Promise<string[]> {
  const getJson = async (path: string) => (await request.get(path, { headers: WORLD })).json();
  const waitForQuiet = trackQuiet(page);
  const brought = await recordBrought(page);
  const paths = new Set<string>();
  for (const one of pages) if (!one.needsAccount) paths.add(await resolvePath(one, getJson));
  const leaks: string[] = [];
  for (const path of paths) {
    await expect(async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBeLessThan(500);
    }).toPass();
    await waitForQuiet();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitForQuiet();
    leaks.push(...find(await brought()).map((leak) => `${path}: ${leak}`));
  }
  return [...new Set(leaks)];
}

test('PRF-8 no page of the site has a result that a visitor without spoilers has not uncovered', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(420_000);
  await chooseFor(page, baseURL, { results: 'covered' });
  const known = await recentMatches(request);
  // A day that is watched again is fetched whole: its document and its texts have no result.
  const find = (brought: Brought) =>
    spoilersIn(page.url().endsWith('?date=yesterday') ? { ...brought, data: [] } : brought, known);
  expect(await crawl(page, request, find)).toEqual([]);
});

test('PRF-8 a score in an alternative text or an attribute is found', async ({
  page,
  request,
  baseURL,
}) => {
  await chooseFor(page, baseURL, { results: 'covered' });
  const known = await recentMatches(request);
  const brought = await recordBrought(page);
  await page.goto('/football/matches');
  await expect(page.locator('main li[data-covered]').first()).toBeAttached();
  expect(spoilersIn(await brought(), known)).toEqual([]);
  await page
    .locator('main li[data-covered]')
    .first()
    .evaluate((row) => row.setAttribute('title', '2–1'));
  expect(spoilersIn(await brought(), known)).toHaveLength(1);
  await page
    .locator('main li[data-covered]')
    .nth(1)
    .evaluate((row) => {
      for (const figure of row.querySelectorAll('b')) figure.textContent = '0';
    });
  expect(spoilersIn(await brought(), known)).toContainEqual(expect.stringMatching(/: 0–0$/));
});
