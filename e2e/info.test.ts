import { expect, test } from './fixtures.ts';
import { gotoReady } from './goto-ready.ts';

test('INF-1 a link in the footer shows the page and becomes the active one', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Cookies' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookies');
  await expect(page).toHaveTitle('Cookies · Touchline');
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Cookies' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('INF-1 the table of contents links to the chapters', { tag: '@long' }, async ({ page }) => {
  await gotoReady(page, '/info/terms-of-service');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: '9. Law' })
    .click();
  const chapter = page.getByRole('heading', { name: '9. Law' });
  await expect(chapter).toBeInViewport();
  await expect(chapter).toBeFocused();
});

test('INF-1 a link in the text navigates within the site without a reload', {
  tag: '@long',
}, async ({ page }) => {
  await gotoReady(page, '/info/contacts');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('main').getByRole('link', { name: 'Responsible gaming' }).click();
  await expect(page).toHaveURL(/\/info\/responsible-gaming$/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('INF-3 the short addresses show the same documents', { tag: '@long' }, async ({ page }) => {
  for (const [path, heading] of [
    ['/terms', 'Terms of service'],
    ['/privacy', 'Privacy policy'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('INF-1 on a phone a wide table is a named region that scrolls and is cut off by the window', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/info/cookies');
  const region = page.getByRole('region', { name: 'Name, Where, What for, How long' });
  const { x = 0, width = 0 } = (await region.boundingBox()) ?? {};
  expect(x + width).toBe(390);
  const last = region.getByRole('columnheader', { name: 'How long' });
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await region.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(last).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass();
});

test.describe('an unknown information page', () => {
  test.use({ expectedErrors: [/404|50\d/] });

  test('INF-2 is not found, in its text and its status', { tag: '@long' }, async ({ page }) => {
    const response = await page.goto('/info/nothing');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });

  test('INF-2 is not found while the upstream is down, and loads on retry', {
    tag: '@long',
  }, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'x-mock-scenario', value: 'down', url: baseURL as string }]);
    await page.goto('/info/jobs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(/^Page Not Found/);
    await context.clearCookies({ name: 'x-mock-scenario' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
    await expect(page).toHaveTitle(/^Jobs/);
  });
});

test.describe('a hostile information page', () => {
  test.use({
    expectedErrors: [/Executing inline event handler violates/],
    expectedViolations: [/^script-src-attr inline /],
  });

  test('INF-1 a page that the browser itself parses runs nothing and shows only allowed elements', async ({
    page,
  }) => {
    const body = `<h1>Jobs</h1><div class="body"><p onclick="alert(1)">Open<img src=x onerror="document.title = 'broken'">
      <a href="java&Tab;script:alert(1)">here</a></p><svg><desc>in</desc></svg><table><tr><td>1</table>
      <script>document.title = 'broken'</script></div>`;
    await page.route('**/api/static/jobs.html*', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await gotoReady(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Jobs' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Open here')).toBeVisible();
    await expect(main.getByRole('cell')).toHaveText('1');
    await expect(main.locator('article').locator('img, svg, script, a, [onclick]')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Jobs/);
  });
});
