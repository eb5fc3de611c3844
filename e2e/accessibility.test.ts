import type { APIRequestContext, Page } from '@playwright/test';
import { SAMPLE_ACCOUNT } from '@touchline/shared/domain/sample-account';
import { pages, resolvePath, type SitePage } from '../tools/pages.ts';
import { expect, inScenario, storeTokens, type Tokens, test, wallet } from './account-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { longUnless, nightly, nightlyUnless } from './long.ts';
import { findOverflow } from './overflow.ts';
import { checkTabOrder } from './tab-order.ts';

// The server's default zone, so that nothing is rendered again after hydration.
test.use({ timezoneId: 'Asia/Singapore' });

const DEFAULT_FONT_PX = 16;
const DOUBLE_FONT_PX = 32;
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

const inLanguage = (path: string, language: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

async function demoTokens(request: APIRequestContext): Promise<Tokens> {
  const response = await request.post('/api/auth/login', { data: SAMPLE_ACCOUNT });
  return (await response.json()).data;
}

/** Brings up the messages below the fields. */
async function submitEmptyForm(page: Page) {
  const submit = page.locator('button[type=submit]:enabled');
  await submit.click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

/** As the browser's font size setting does. */
async function setFontSize(page: Page, size: number) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }));

test.describe('every page', () => {
  // The not-found page answers 404.
  test.use({ expectedErrors: [/404/] });

  /** Opens the page, with the messages of an empty form below its fields. */
  async function open(
    page: Page,
    request: APIRequestContext,
    sitePage: SitePage,
    language: string,
  ) {
    const { status = 200, needsAccount, hasForm } = sitePage;
    if (needsAccount) await storeTokens(page, await demoTokens(request));
    const path = await resolvePath(sitePage, async (call) => (await request.get(call)).json());
    const response = await page.goto(inLanguage(path, language));
    expect(response?.status()).toBe(status);
    await expect(heading(page)).toBeVisible();
    if (needsAccount) await expect(wallet(page)).toContainText(/\d\.\d\d/);
    if (hasForm) await submitEmptyForm(page);
  }

  async function expectNothingCutOff(page: Page) {
    for (const [width, fontPx] of [
      [320, DEFAULT_FONT_PX],
      [390, DOUBLE_FONT_PX],
      [1440, DOUBLE_FONT_PX],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await setFontSize(page, fontPx);
      expect.soft(await findOverflow(page), `${width} px, font size ${fontPx} px`).toEqual([]);
    }
    await setFontSize(page, DEFAULT_FONT_PX);
  }

  async function expectFocusInOrder(page: Page) {
    await page.emulateMedia({ colorScheme: 'dark' });
    // What still loads moves the end of the page.
    await expect.soft(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect.soft(await checkTabOrder(page, 'Shift+Tab', 30), 'back from the end').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await checkTabOrder(page, 'Tab', 40), 'from the start').toEqual([]);
  }

  for (const sitePage of pages.filter(({ noAxe }) => !noAxe)) {
    const { name, isVariant } = sitePage;

    // In Spanish, which has the longest words. Axe reads markup and colours, which all languages share.
    test(
      `PRF-1 PRF-7 ${name}: passes axe in both themes, and cuts nothing off at 320 px or at double font size`,
      isVariant ? nightly : longUnless(name === 'home'),
      async ({ page, request }) => {
        test.slow();
        await open(page, request, sitePage, 'es');
        await test.step('axe', () => expectAccessible(page));
        await test.step('texts', () => expectNothingCutOff(page));
      },
    );

    test(
      `PRF-7 ${name}: keeps focus visible and in order`,
      nightlyUnless(name === 'home'),
      async ({ page, request }) => {
        test.slow();
        await open(page, request, sitePage, 'en');
        await expectFocusInOrder(page);
      },
    );
  }

  test(
    'PRF-1 PRF-7 in Chinese home and match pass axe and cut nothing off',
    nightly,
    async ({ page, request }) => {
      test.slow();
      for (const one of pages.filter(({ name }) => ['home', 'match'].includes(name))) {
        await test.step(one.name, async () => {
          await open(page, request, one, 'zh');
          await expectAccessible(page);
          await expectNothingCutOff(page);
        });
      }
    },
  );
});

const LIST_PATHS = ['/', '/football/matches', '/football/tournaments/all', '/football/teams/all'];

for (const [scenario, language] of [
  ['empty', 'zh'],
  ['down', 'en'],
] as const) {
  test.describe(`with an upstream that is ${scenario}`, () => {
    test.use({ expectedErrors: [/50[234]/] });

    test(`EMP-1 SYS-7 list pages without data pass axe (${scenario})`, {
      tag: scenario === 'empty' ? '@long' : '@nightly',
    }, async ({ page, context, baseURL }) => {
      test.slow();
      await inScenario(context, baseURL ?? '', scenario);
      for (const path of LIST_PATHS) {
        await page.goto(inLanguage(path, language));
        await expect(heading(page)).toBeVisible();
        await expectAccessible(page, 'main');
      }
    });
  });
}
