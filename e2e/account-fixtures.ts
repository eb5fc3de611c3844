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
  /** Of a login of its own: no other test holds them. */
  tokens: Tokens;
}

const TOKENS_KEY = 'touchline.tokens';

/** Each test comes from an address of its own, as logging in is counted by address. */
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

/** A page of the site that is nothing but its origin. */
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

/** The same token, but its time is over; who looks at its signature sees it, and the site does not. */
export function expireTokens({ accessToken, refreshToken }: Tokens): Tokens {
  const [head, body = '', signature] = accessToken.split('.');
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString());
  const old = Buffer.from(JSON.stringify({ ...payload, exp: 1_000_000_000 })).toString('base64url');
  return { accessToken: [head, old, signature].join('.'), refreshToken };
}

/** How often a call has been made, by any page of the context. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** The forms send only once the page is alive. */
export async function fillAuthForm(page: Page, email: string, password: string) {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
}

export const wallet = (page: Page) => page.getByRole('table');
export const header = (page: Page) => page.getByRole('banner');

export async function inScenario(context: BrowserContext, url: string, name: string) {
  await context.addCookies([{ name: 'x-mock-scenario', value: name, url }]);
}
