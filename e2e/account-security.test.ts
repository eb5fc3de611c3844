import type { Page } from '@playwright/test';
import { expect, storeTokens, test, wallet } from './account-fixtures.ts';

const passwordField = (page: Page, name: string) => page.locator(`input[name=${name}]`);

async function changePassword(page: Page, current: string, next: string) {
  await passwordField(page, 'currentPassword').fill(current);
  await passwordField(page, 'newPassword').fill(next);
  await passwordField(page, 'confirmPassword').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test.describe('a password that is refused', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('ACC-4 a change of password asks for the current one, refuses a common one, and ends other sessions', {
    tag: '@long',
  }, async ({ page, account, request }) => {
    const { email, password } = account;
    const logIn = (secret: string) =>
      request.post('/api/auth/login', { data: { username: email, password: secret } });
    const other = (await (await logIn(password)).json()).data;
    await storeTokens(page, account.tokens);
    await page.goto('/account');
    await changePassword(page, 'a guess of it', 'a loud afternoon');
    await expect(passwordField(page, 'currentPassword')).toHaveAccessibleDescription(
      'That is not your current password',
    );
    await changePassword(page, password, 'iloveyou');
    await expect(passwordField(page, 'newPassword')).toHaveAccessibleDescription(
      'Too easy to guess: choose another',
    );
    await expect(passwordField(page, 'newPassword')).toBeFocused();
    await changePassword(page, password, 'a loud afternoon');
    await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible();
    await expect(passwordField(page, 'currentPassword')).toHaveValue('');
    const { refreshToken } = other;
    const refreshed = await request.post('/api/auth/refresh', { data: { refreshToken } });
    expect(refreshed.status()).toBe(401);
    expect((await logIn(password)).status()).toBe(401);
    expect((await logIn('a loud afternoon')).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(email);
  });
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

test('ACC-5 the account lists its sessions by device, and ends one or all others', {
  tag: '@long',
}, async ({ page, account, request }) => {
  const data = { username: account.email, password: account.password };
  const onPhone = () =>
    request.post('/api/auth/login', { data, headers: { 'user-agent': IPHONE } });
  const phone = (await (await onPhone()).json()).data;
  await onPhone();
  await storeTokens(page, account.tokens);
  await page.goto('/account');
  const sessions = page.locator('section').filter({ hasText: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This session' })).toHaveCount(1);
  await sessions.getByRole('button', { name: 'End session: Safari on iPhone' }).first().click();
  await expect(page.getByText('The session has ended')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('button')).toHaveCount(0);
  const { refreshToken } = phone;
  const refreshed = await request.post('/api/auth/refresh', { data: { refreshToken } });
  expect(refreshed.status()).toBe(401);
});

test.describe('with an API that lacks sessions', () => {
  test.use({ expectedErrors: [/status of 501/] });

  test('ACC-5 the account has no list of sessions, and the password cannot be changed', {
    tag: '@long',
  }, async ({ page, account }) => {
    await page.route('**/api/auth/sessions', (route) => route.fulfill({ status: 501, json: {} }));
    await storeTokens(page, account.tokens);
    await page.goto('/account');
    await expect(wallet(page).getByRole('row')).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Update profile' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Sessions' })).toHaveCount(0);
  });
});
