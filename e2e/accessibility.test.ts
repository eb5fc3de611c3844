import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, holdTokens, inScenario, type Tokens, test, wallet } from './account-fixtures.ts';
import { addressOf, everyPage, inLanguage } from './every-page.ts';
import { clipped } from './overflow.ts';
import { walkByTab } from './tab-order.ts';

// The zone in which the server draws for a visitor that it has not met: nothing is drawn anew.
test.use({ timezoneId: 'Asia/Singapore' });

const USUAL = 16;
const DOUBLE = 32;
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

async function demoTokens(request: APIRequestContext): Promise<Tokens> {
  const data = { username: 'demo@touchline.dev', password: 'touchline-demo' };
  return (await (await request.post('/api/auth/login', { data })).json()).data;
}

/** As a visitor asks for it in the settings of the browser. */
async function writeLetters(page: Page, size: number) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}

/** All rules in one theme; in the other those that colours decide. */
async function expectNoFault(page: Page, within = 'html') {
  const axe = () => new AxeBuilder({ page }).include(within);
  const { violations } = await axe().analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axe().withRules('color-contrast').analyze();
  const faults = [...violations, ...light.violations];
  expect(faults.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }));

test.describe('within everybody’s reach', () => {
  // The page of nothing.
  test.use({ expectedFaults: [/404/] });

  for (const one of everyPage) {
    for (const language of one.languages ?? ['en', 'zh']) {
      test(`PRF-1 PRF-7 ${one.name} (${language}): no accessibility fault in either theme, nothing cut at 320 px or in double letters, Tab always in sight`, async ({
        page,
        request,
      }) => {
        test.slow();
        if (one.signedIn) await holdTokens(page, await demoTokens(request));
        const answer = await page.goto(inLanguage(await addressOf(one, request), language));
        expect(answer?.status()).toBe(one.status ?? 200);
        await expect(heading(page)).toBeVisible();
        if (one.signedIn) await expect(wallet(page)).toContainText(/\d\.\d\d/);
        await one.first?.(page);
        await expectNoFault(page);

        if (language === 'en') expect(await walkByTab(page, 'Shift+Tab', 30)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        if (language === 'en') expect(await walkByTab(page, 'Tab', 40)).toEqual([]);

        for (const [width, size] of [
          [320, USUAL],
          [390, DOUBLE],
          [1440, DOUBLE],
        ] as const) {
          await page.setViewportSize({ width, height: 900 });
          await writeLetters(page, size);
          expect(await clipped(page), `${width} px, letters of ${size}`).toEqual([]);
        }
      });
    }
  }
});

const lists = ['/', '/football/matches', '/football/tournaments/all', '/football/teams/all'];

for (const [scenario, language] of [
  ['empty', 'zh'],
  ['down', 'en'],
] as const) {
  test.describe(`with an upstream that is ${scenario}`, () => {
    test.use({ expectedFaults: [/50[234]/] });

    test(`EMP-1 SYS-7 no accessibility fault on pages without anything to list (${scenario})`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow();
      await inScenario(context, baseURL ?? '', scenario);
      for (const path of lists) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.goto(inLanguage(path, language));
        await expect(heading(page)).toBeVisible();
        await expectNoFault(page, 'main');
      }
    });
  });
}
