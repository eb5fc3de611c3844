import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';

export { expect };

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

interface Account {
  email: string;
  password: string;
  /** From a login for this test alone. */
  tokens: Tokens;
}

const TOKENS_KEY = 'touchline.tokens';

/** Each test uses its own client address, because logins are rate-limited by address. */
const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const test = base.extend<{ account: Account }>({
  extraHTTPHeaders: async ({ baseURL: _ }, use) => use({ 'x-forwarded-for': randomAddress() }),

  account: async ({ request }, use) => {
    const email = `mei-${randomUUID().slice(0, 8)}@example.org`;
    const password = 'a long enough password';
    expect((await request.post('/api/register', { data: { email, password } })).status()).toBe(200);
    const login = await request.post('/api/auth/login', { data: { username: email, password } });
    await use({ email, password, tokens: (await login.json()).data });
  },
});

/** An empty page with the site's origin, for access to its storage. */
async function openBlankPage(page: Page) {
  await page.route('**/origin', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/origin');
}

export async function storeTokens(page: Page, tokens: Tokens) {
  await openBlankPage(page);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    TOKENS_KEY,
    JSON.stringify(tokens),
  ] as const);
}

export const storedTokens = (page: Page): Promise<Tokens | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), TOKENS_KEY);

/** The same tokens, but the access token has expired. Its signature is invalid, which only the server checks. */
export function expireTokens({ accessToken, refreshToken }: Tokens): Tokens {
  const [head, body = '', signature] = accessToken.split('.');
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString());
  const expired = Buffer.from(JSON.stringify({ ...payload, exp: 1_000_000_000 })).toString(
    'base64url',
  );
  return { accessToken: [head, expired, signature].join('.'), refreshToken };
}

/** Counts the requests for a path by any page of the context. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

export async function fillAuthForm(page: Page, email: string, password: string) {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
}

/** Sends the form of the login page with the key Enter. */
export async function submitLogin(page: Page, { email, password }: Omit<Account, 'tokens'>) {
  await page.goto('/login');
  await fillAuthForm(page, email, password);
  await page.keyboard.press('Enter');
}

export const wallet = (page: Page) => page.getByRole('table');
export const header = (page: Page) => page.getByRole('banner');

export async function inScenario(context: BrowserContext, url: string, name: string) {
  await context.addCookies([{ name: 'x-mock-scenario', value: name, url }]);
}
