import type { APIRequestContext } from '@playwright/test';
import { fetchTeamNames, findNameProblems } from './clipped.ts';
import { expect, test } from './fixtures.ts';
import { nightlyUnless } from './long.ts';

/** The busiest afternoon of the simulated world. */
const SATURDAY = '2026-11-28T15:20:00Z';
const PATHS = [
  '/',
  '/football/matches',
  '/basketball/matches',
  '/esports/matches',
  '/football/tournament/to-eng1',
  '/football/team/te-eng-7',
  '/football/predictions',
  '/football/matches/:match',
];
const STEP = 80;
const ALL_WIDTHS = Array.from({ length: 17 }, (_, step) => 320 + STEP * step);
/**
 * From a small phone to a desktop. English shares its names with Spanish, whose words around them are the longest. Chinese has
 * names of its own, between the widths of Spanish.
 */
const WIDTHS = {
  zh: ALL_WIDTHS.map((width) => width + STEP / 2),
  es: ALL_WIDTHS,
};
const SAMPLES = new Set(['zh /football/matches', 'es /football/matches/:match']);
const HEIGHT = 900;
const CUT_SHARE = 0.01;

interface LiveMatch {
  id: string;
  tournament: { sportType: string };
}

async function fetchLiveMatch(request: APIRequestContext): Promise<string> {
  const headers = { 'x-world-at': SATURDAY };
  const response = await request.get('/api/matches/live?limit=100', { headers });
  const { data } = (await response.json()) as { data: LiveMatch[] };
  const match = data.find(({ tournament }) => tournament.sportType === 'football');
  return match?.id ?? '';
}

test.use({ timezoneId: 'Europe/London' });

for (const language of ['zh', 'es'] as const)
  for (const path of PATHS)
    test(
      `MAT-5 names of teams are whole at every width: ${path} (${language})`,
      nightlyUnless(SAMPLES.has(`${language} ${path}`)),
      async ({ page, context, request, baseURL: url = '' }) => {
        const preferences = JSON.stringify({ language, deviceZone: 'Europe/London' });
        await context.addCookies([
          { name: 'x-world-at', value: encodeURIComponent(SATURDAY), url },
          { name: 'touchline', value: encodeURIComponent(preferences), url },
        ]);
        await page.addInitScript(
          (chosen) => localStorage.setItem('touchline', JSON.stringify({ language: chosen })),
          language,
        );
        await page.setViewportSize({ width: 1600, height: HEIGHT });
        const match = path.includes(':match') && (await fetchLiveMatch(request));
        await page.goto(match ? path.replace(':match', match) : path);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}\\b`));
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('* { content-visibility: visible !important }');
          document.adoptedStyleSheets.push(sheet);
          return document.fonts.ready.then(() => {});
        });
        const names = await fetchTeamNames(request);
        const problems: string[] = [];
        for (const width of WIDTHS[language]) {
          await page.setViewportSize({ width, height: HEIGHT });
          const { count, cut, broken, crowded } = await findNameProblems(page, names);
          expect(count, `names at ${width} px`).toBeGreaterThan(10);
          if (cut.length > count * CUT_SHARE)
            problems.push(`${width} px: ${cut.length} of ${count} cut, as ${cut[0]}`);
          for (const name of broken) problems.push(`${width} px: ${name} broken`);
          for (const name of crowded) problems.push(`${width} px: ${name} at the edge`);
        }
        expect(problems).toEqual([]);
      },
    );

test('MAT-5 very long names wrap: no page scrolls sideways', async ({
  page,
  context,
  request,
  baseURL: url = '',
}) => {
  await context.addCookies([
    { name: 'x-world-at', value: encodeURIComponent(SATURDAY), url },
    { name: 'x-mock-scenario', value: 'long-names', url },
  ]);
  const match = await fetchLiveMatch(request);
  const widths: string[] = [];
  for (const path of PATHS) {
    await page.goto(path.replace(':match', match));
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) widths.push(`${path} needs ${needed} px of ${width}`);
    }
  }
  expect(widths).toEqual([]);
});

for (const [width, height] of [
  [844, 390],
  [640, 450],
] as const)
  test(`MAT-5 two matches are in view in a window of ${width} × ${height} px`, async ({
    page,
    context,
    baseURL: url = '',
  }) => {
    await context.addCookies([{ name: 'x-world-at', value: encodeURIComponent(SATURDAY), url }]);
    await page.setViewportSize({ width, height });
    await page.goto('/football/matches');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const rows = page.locator('main li[data-match]');
    for (const row of [0, 1]) await expect(rows.nth(row)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 600);
    // Header and dock scroll away with the page.
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByRole('link', { name: 'Live', exact: true })).not.toBeInViewport();
  });
