import { expect, test } from 'vitest';
import { mockApi } from './mock-api.ts';
import { renderPage } from './render-page.ts';

const saturdayEvening = Date.UTC(2026, 10, 21, 16, 0);
const api = mockApi(saturdayEvening);
const visit = { now: saturdayEvening };

const rowsIn = (body: string) => body.match(/<li[^>]* data-match="/g)?.length ?? 0;

test.each([
  ['en', 'Live now'],
  ['zh', '正在进行'],
])('HOM-1 the home page of the mock API is full of matches, in %s', async (language, word) => {
  const { body, status } = await renderPage(api, { ...visit, language });
  expect(status).toBe(200);
  expect(body).toContain(word);
  expect(body).not.toContain('Try again');
  expect(body).not.toContain('重试');
  expect(rowsIn(body)).toBeGreaterThan(8);
});

test('MAT-5 the day of the mock API is grouped by tournament', async () => {
  const { body } = await renderPage(api, { ...visit, url: '/football/matches' });
  expect(rowsIn(body)).toBeGreaterThan(5);
  expect(body).toMatch(/href="\/football\/tournament\/to-/);
});

test('the same instant gives the same page', async () => {
  const [one, other] = [await renderPage(api, visit), await renderPage(api, visit)];
  expect(other.body).toBe(one.body);
});

test('a full home page has at most 25 kB compressed, without its styles', async () => {
  const { brotliCompressSync } = await import('node:zlib');
  const { body } = await renderPage(api, visit);
  expect(brotliCompressSync(body).length).toBeLessThan(25_000);
});
