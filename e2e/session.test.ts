import {
  countCalls,
  expect,
  expireTokens,
  header,
  inScenario,
  storedTokens,
  storeTokens,
  submitLogin,
  test,
  wallet,
} from './account-fixtures.ts';
import { longUnless } from './long.ts';

test('SES-2 an access token that expires during a visit is refreshed once, without an error', {
  tag: '@long',
}, async ({ page, account }) => {
  await storeTokens(page, account.tokens);
  await page.goto('/');
  const link = header(page).locator('a[href="/account"]');
  await expect(link).toBeVisible();
  const refreshes = countCalls(page, '/api/auth/refresh');
  await page.evaluate(
    (tokens) => localStorage.setItem('touchline.tokens', JSON.stringify(tokens)),
    expireTokens(account.tokens),
  );
  await link.click();
  await expect(wallet(page)).toContainText(/\d\.\d\d/);
  expect(refreshes()).toBe(1);
  expect((await storedTokens(page))?.refreshToken).not.toBe(account.tokens.refreshToken);
});

test('SES-2 two tabs with the same expired token refresh it once', { tag: '@long' }, async ({
  page,
  context,
  account,
}) => {
  await storeTokens(page, expireTokens(account.tokens));
  const refreshes = countCalls(page, '/api/auth/refresh');
  const other = await context.newPage();
  await Promise.all([page.goto('/account'), other.goto('/account')]);
  for (const tab of [page, other]) await expect(wallet(tab)).toContainText(/\d\.\d\d/);
  expect(refreshes()).toBe(1);
});

test('SES-2 a login and a logout apply at once in other tabs', { tag: '@long' }, async ({
  page,
  context,
  account,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await storeTokens(other, account.tokens);
  await expect(header(page).locator('a[href="/account"]')).toBeVisible();
  await other.goto('/account');
  await expect(wallet(other)).toBeVisible();
  await page.locator('[aria-label="Open the menu"]').first().click();
  const loggedOut = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login$/);
  expect(await storedTokens(page)).toBeNull();
  expect((await loggedOut).status()).toBe(200);
});

test.describe('while accounts are unavailable', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('SES-2 a visitor whose expired token cannot be refreshed is signed out', {
    tag: '@long',
  }, async ({ page, account }) => {
    await storeTokens(page, expireTokens(account.tokens));
    await page.route('**/api/auth/refresh', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    );
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedTokens(page)).toBeNull();
  });
});

test.describe('with invalid stored tokens', () => {
  test.use({ expectedErrors: [/status of (400|401)/] });

  for (const tokens of [
    { accessToken: 'garbage', refreshToken: 'garbage' },
    { accessToken: 'a.e30.c', refreshToken: 'rt_of-nobody' },
  ]) {
    test(
      `SES-2 a token such as ${tokens.accessToken} signs no user in and is deleted`,
      longUnless(tokens.accessToken === 'garbage'),
      async ({ page }) => {
        await storeTokens(page, tokens);
        await page.goto('/account');
        await expect(page).toHaveURL(/\/login$/);
        await expect(page.locator('form')).toBeVisible();
        expect(await storedTokens(page)).toBeNull();
      },
    );
  }
});

for (const [clock, hours] of [
  ['fast', 26],
  ['slow', -26],
] as const) {
  test(`SES-1 a device with a ${clock} clock can log in and stays signed in`, {
    tag: '@long',
  }, async ({ page, account }) => {
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    const refreshes = countCalls(page, '/api/auth/refresh');
    await submitLogin(page, account);
    const link = header(page).locator('a[href="/account"]');
    await expect(link).toBeVisible();
    await link.click();
    await expect(wallet(page)).toContainText(/\d\.\d\d/);
    await page.reload();
    await expect(wallet(page)).toContainText(/\d\.\d\d/);
    expect(refreshes()).toBe(0);
  });
}

test('SES-2 a login with an already expired access token refreshes it automatically', {
  tag: '@long',
}, async ({ page, context, account, baseURL }) => {
  await inScenario(context, baseURL ?? '', 'expired-token');
  const refreshes = countCalls(page, '/api/auth/refresh');
  await submitLogin(page, account);
  const link = header(page).locator('a[href="/account"]');
  await expect(link).toBeVisible();
  expect(refreshes()).toBe(1);
});
