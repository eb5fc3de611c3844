import type { Page } from '@playwright/test';
import {
  countCalls,
  expect,
  fillAuthForm,
  header,
  inScenario,
  storedTokens,
  storeTokens,
  submitLogin,
  test,
  wallet,
} from './account-fixtures.ts';
import { countShifts, shiftsOf } from './layout-shifts.ts';

test('AUT-1 a login leads to the home page, whose header shows the user name', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  await fillAuthForm(page, account.email, account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  const name = account.email.split('@')[0] ?? '';
  await expect(header(page).getByRole('link', { name })).toHaveAttribute('href', '/account');
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeHidden();
});

test.describe('a login that fails', () => {
  test.use({ expectedErrors: [/status of (401|429|503)/] });

  test('AUT-1 wrong credentials are reported above the form', { tag: '@long' }, async ({
    page,
    account,
  }) => {
    await submitLogin(page, { ...account, password: 'not the password' });
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Login failed. Please check your credentials.');
    const form = await page.locator('form').boundingBox();
    const [above, first] = [
      await alert.boundingBox(),
      await page.locator('input').first().boundingBox(),
    ];
    expect(above?.y ?? 0).toBeGreaterThan(form?.y ?? 0);
    expect(above?.y ?? 0).toBeLessThan(first?.y ?? 0);
    expect(await storedTokens(page)).toBeNull();
  });

  for (const status of [429, 503]) {
    test(`AUT-1 a response with ${status} is reported above the form`, { tag: '@long' }, async ({
      page,
    }) => {
      await page.route('**/api/auth/login', (route) => route.fulfill({ status, json: {} }));
      await submitLogin(page, { email: 'mei@example.org', password: 'whatever' });
      await expect(page.getByRole('alert')).toHaveText(
        'Login failed. Please check your credentials.',
      );
    });
  }
});

test('AUT-1 a missing value is reported below its field, and the first such field has focus', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/login');
  const logins = countCalls(page, '/api/auth/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email address');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Enter your password',
  );
  await email.fill('mei@example.org');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  expect(logins()).toBe(0);
});

test('AUT-1 a form that is submitted twice is sent once', { tag: '@long' }, async ({ page }) => {
  const logins = countCalls(page, '/api/auth/login');
  await page.route('**/api/auth/login', () => {
    // Never responds.
  });
  await page.goto('/login');
  await fillAuthForm(page, 'mei@example.org', 'whatever');
  const button = page.locator('button[type=submit]');
  await button.dblclick();
  await expect(button).toHaveText('Logging in…');
  await page.locator('input[name=password]').press('Enter');
  expect(logins()).toBe(1);
});

test('AUT-1 the social buttons log and say that they and password recovery are not available yet', {
  tag: '@long',
}, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/login');
  await expect(page.locator('button[type=submit]')).toBeEnabled();
  for (const name of ['Weixin', 'QQ']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByText(`${name} is not available yet`)).toBeVisible();
  }
  expect(logged.filter((text) => /weixin|qq/.test(text))).toHaveLength(2);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByText('You can’t reset your password here yet')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('AUT-1, AUT-2 fields have autocomplete hints for password managers, and a password can be shown', {
  tag: '@long',
}, async ({ page }) => {
  for (const [path, password] of [
    ['/login', 'current-password'],
    ['/register', 'new-password'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('input[type=email]')).toHaveAttribute('autocomplete', 'username');
    const field = page.locator('input[name=password]');
    await expect(field).toHaveAttribute('autocomplete', password);
    await expect(field).toHaveAttribute('type', 'password');
    const reveal = page.getByRole('button', { name: 'Show password' });
    await expect(page.locator('button[type=submit]')).toBeEnabled();
    await reveal.click();
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveAttribute('type', 'text');
  }
});

test('AUT-2 both boxes have to be checked', { tag: '@long' }, async ({ page }) => {
  const calls = countCalls(page, '/api/register');
  await page.goto('/register');
  await fillAuthForm(page, 'mei@example.org', 'long enough');
  const submit = page.getByRole('button', { name: 'Register' });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Please accept the terms and conditions');
  const [terms, adult] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').last()];
  await expect(terms).toBeFocused();
  for (const box of [terms, adult]) await expect(box).toHaveAttribute('aria-invalid', 'true');
  await terms.check();
  await expect(terms).toHaveAttribute('aria-invalid', 'false');
  await submit.click();
  await expect(page.getByText('I confirm that I am over 18 years old')).toBeVisible();
  await expect(adult).toBeFocused();
  await adult.check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const links = page.locator('form label a');
  await expect(links.first()).toHaveAttribute('href', '/terms');
  await expect(links.last()).toHaveAttribute('href', '/privacy');
  expect(calls()).toBe(0);
});

async function register(page: Page, email: string, password = 'long enough') {
  await page.goto('/register');
  await fillAuthForm(page, email, password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.locator('button[type=submit]').click();
}

test.describe('a registration that fails', () => {
  test.use({ expectedErrors: [/status of (400|409|503)/] });

  test('AUT-2 a registered e-mail address is reported, and the link to the login carries it over', {
    tag: '@long',
  }, async ({ page, account }) => {
    await register(page, account.email);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This email is already registered');
    await alert.getByRole('link').click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
    await expect(page.locator('input[name=password]')).toBeFocused();
  });

  test('AUT-2 the alert of a registered email goes when the email is changed', {
    tag: '@long',
  }, async ({ page, account }) => {
    await register(page, account.email);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This email is already registered');
    await page.locator('input[name=password]').pressSequentially('!');
    await expect(alert).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).pressSequentially('m');
    await expect(alert).toHaveCount(0);
  });

  test('AUT-2 a common password is refused with the reason', { tag: '@long' }, async ({ page }) => {
    await register(page, 'newcomer@example.org', 'password');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('This password is too easy to guess: choose another');
    await page.locator('input[name=password]').pressSequentially('!');
    await expect(alert).toHaveCount(0);
  });

  test('AUT-2 closed registration asks to try later', { tag: '@long' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await inScenario(context, baseURL ?? '', 'registration-closed');
    await register(page, 'mei@example.org');
    await expect(page.getByRole('alert')).toHaveText('Registration failed. Please try again later');
  });
});

test('SES-4 an anonymous visitor of the account is redirected to the login, and Back does not return', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('SES-4 a signed-in visitor of the registration is redirected to the home page and sees no form', {
  tag: '@long',
}, async ({ page, account }) => {
  await storeTokens(page, account.tokens);
  await page.goto('/register', { waitUntil: 'commit' });
  await expect(page.locator('form')).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test('ACC-1, ACC-2 the account shows the user name, and updating the profile is not available', {
  tag: '@long',
}, async ({ page, account }) => {
  await storeTokens(page, account.tokens);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.email);
  await expect(page.getByText('Singapore', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue(
    account.email.split('@')[0] ?? '',
  );
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByText('You can’t update your profile yet')).toBeVisible();
  await expect(wallet(page).getByRole('row')).toHaveCount(5);
  await expect(wallet(page).getByRole('rowheader')).toHaveText([/USDT/, /BTC/, /ETH/, /TRX/]);
});

for (const width of [390, 1440]) {
  test(`ACC-1 the account loads without a layout shift (${width} px)`, { tag: '@long' }, async ({
    page,
    account,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await storeTokens(page, account.tokens);
    await countShifts(page);
    await page.goto('/account');
    await expect(wallet(page).getByRole('row')).toHaveCount(5);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
  });
}

test.describe('with a wallet that fails', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('ACC-3 sample prices are shown and labelled as such, and the request can be repeated', {
    tag: '@long',
  }, async ({ page, context, account, baseURL }) => {
    await inScenario(context, baseURL ?? '', 'wallet-down');
    await storeTokens(page, account.tokens);
    await page.goto('/account');
    await expect(wallet(page)).toContainText('99,420.81');
    await expect(wallet(page)).toContainText('1991.20');
    await expect(page.getByText('Sample prices: no live rates right now.')).toBeVisible();
    await context.clearCookies({ name: 'x-mock-scenario' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Sample prices')).toBeHidden();
    await expect(page.getByText('Couldn’t load your balances.')).toBeHidden();
  });
});

test('AUT-2, SES-3 registering logs in and leads to the home page, and logging out works', {
  tag: '@long',
}, async ({ page }) => {
  const email = `new-${Date.now()}@example.org`;
  await register(page, email);
  await expect(page).toHaveURL(/\/$/);
  await header(page).locator('a[href="/account"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email);
  await page.locator('header button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedTokens(page)).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'Europe/London' });

  test('PRF-6 on a phone the setting of the zone divides no word', { tag: '@long' }, async ({
    page,
    account,
  }) => {
    await storeTokens(page, account.tokens);
    await page.goto('/account');
    const setting = page.getByRole('button', { name: /^Time zone/ }).first();
    await expect(setting).toContainText('Asia/Singapore');
    const lines = await setting.evaluate((button) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const found: Record<string, number> = {};
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        found[texts.currentNode.textContent ?? ''] = new Set(tops).size;
      }
      return found;
    });
    expect(lines).toMatchObject({ London: 1, 'Asia/Singapore': 1 });
  });
});
