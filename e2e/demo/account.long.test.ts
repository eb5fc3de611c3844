import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SAMPLE_ACCOUNT } from '@touchline/shared/sample-account';
import { expect, folder, test } from './fixtures.ts';

const { username: USERNAME, password: PASSWORD } = SAMPLE_ACCOUNT;

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill(email);
  await page.locator('input[type=password]').first().fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

const accountLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name });

test('the sample account signs in, and stays signed in', async ({ open }) => {
  const page = await open('/login');
  await signIn(page, USERNAME);
  await expect(accountLink(page, 'demo')).toHaveAttribute('href', `${folder}/account`);
  await page.reload();
  await expect(accountLink(page, 'demo')).toBeVisible();
  await accountLink(page, 'demo').click();
  await expect(page.getByRole('main')).toContainText('USDT');
});

test('ACC-4, ACC-5 the demo lists the session of this browser, and changes the password', async ({
  open,
}) => {
  const page = await open('/login');
  await signIn(page, 'rich@touchline.dev');
  await expect(accountLink(page, 'rich')).toBeVisible();
  await accountLink(page, 'rich').click();
  const sessions = page.locator('section').filter({ hasText: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveText(/ on .*This session/);
  for (const [name, text] of [
    ['currentPassword', PASSWORD],
    ['newPassword', 'a loud afternoon'],
    ['confirmPassword', 'a loud afternoon'],
  ] as const) {
    await page.locator(`input[name=${name}]`).fill(text);
  }
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible();
});

test.describe('an account that may not sign in', () => {
  test.use({ expectedErrors: [/status of 401/] });

  for (const [email, password] of [
    [USERNAME, 'not the password'],
    ['nobody@example.org', PASSWORD],
    ['blocked@touchline.dev', PASSWORD],
  ] as const) {
    test(`${email} is refused with '${password}'`, async ({ open }) => {
      const page = await open('/login');
      await signIn(page, email, password);
      await expect(page.getByRole('alert')).toBeVisible();
    });
  }
});

test('a registered account is on this device, in every tab', async ({ open, visitor }) => {
  const page = await open('/');
  const email = `mei-${randomUUID().slice(0, 8)}@example.org`;
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/register', { method: 'POST', headers, body })).status;
    },
    JSON.stringify({ email, password: 'a long enough password' }),
  );
  expect(status).toBe(200);
  const other = await visitor.newPage();
  await other.goto(page.url().replace(/\/$/, '/login'));
  await other.waitForFunction(() => 'alive' in document.documentElement.dataset);
  await signIn(other, email, 'a long enough password');
  await expect(accountLink(other, email.split('@')[0] ?? '')).toBeVisible();
  await other.close();
});

test.describe('a copied refresh token', () => {
  test.use({ expectedErrors: [/status of 401/] });
  test('used twice, it signs its owner out', async ({ open }) => {
    const page = await open('/');
    const statuses = await page.evaluate(async (account) => {
      const post = (path: string, body: object) =>
        fetch(`/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const { data } = await (await post('/auth/login', account)).json();
      const rotate = async (refreshToken: string) => {
        const response = await post('/auth/refresh', { refreshToken });
        const next = response.ok ? (await response.json()).data.refreshToken : '';
        return { status: response.status, next };
      };
      const second = await rotate(data.refreshToken);
      const third = await rotate(second.next);
      const copied = await rotate(data.refreshToken);
      const last = await rotate(third.next);
      return [second.status, third.status, copied.status, last.status];
    }, SAMPLE_ACCOUNT);
    expect(statuses).toEqual([200, 200, 401, 401]);
  });
});

test('the chat replies from the world', async ({ open }) => {
  const page = await open('/');
  const reply = await page.evaluate(async () => {
    const live = await (await fetch('/api/matches/live')).json();
    const response = await fetch('/api/ai/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: 'a visitor', message: 'What is live now?' }),
    });
    return { status: response.status, text: await response.text(), live: live.data.length };
  });
  expect(reply.status).toBe(200);
  expect(reply.text.length).toBeGreaterThan(20);
});
