import { expect, test } from 'vitest';
import { uncachedPaths } from '../../../tools/app-files.ts';
import {
  cacheName,
  cacheStrategy,
  entriesOverLimit,
  isCacheablePage,
  isCacheableResponse,
  isDueForUpdate,
  outdatedCaches,
  type WorkerRequest,
} from './cache-policy.ts';
import { toCachedPage, toUncachedAddressPage, withCachedAt } from './cached-response.ts';

const origin = 'https://site.test';
const request = (path: string, change: Partial<WorkerRequest> = {}): WorkerRequest => ({
  method: 'GET',
  url: new URL(path, origin),
  origin,
  isNavigation: false,
  accept: '*/*',
  hasToken: false,
  ...change,
});

test.each([
  ['/', { isNavigation: true }, 'page'],
  ['/account', { isNavigation: true }, 'page'],
  ['/assets/site-abc.js', {}, 'file'],
  ['/api/images/countries/co-eng.svg', {}, 'file'],
  ['/api/matches/live?limit=16', {}, 'call'],
  ['/api/search/index', {}, 'call'],
  ['/api/live/stream', {}, 'pass'],
  ['/api/matches/live', { accept: 'text/event-stream' }, 'pass'],
  ['/api/matches/live', { hasToken: true }, 'pass'],
  ['/api/matches/live', { method: 'HEAD' }, 'pass'],
  ['/api/auth/wallet', {}, 'pass'],
  ['/api/auth/login', { method: 'POST' }, 'pass'],
  ['/api/ai/chat', { method: 'POST' }, 'pass'],
  ['/sw.js', {}, 'pass'],
  ['/favicon.svg', {}, 'pass'],
  ['https://elsewhere.test/logo.svg', {}, 'pass'],
] as const)('the worker treats %s, %j as: %s', (path, change, strategy) => {
  expect(cacheStrategy(request(path, change), uncachedPaths)).toBe(strategy);
});

const response = (headers: Record<string, string>, status = 200) =>
  new Response(status === 304 ? null : 'x', { status, headers });

test.each([
  ['public, max-age=10', true],
  ['private, no-cache', false],
  ['no-store', false],
  ['private, no-store', false],
])('a response with the cache control %s is cached: %s', (control, isCached) => {
  expect(isCacheableResponse(response({ 'cache-control': control }))).toBe(isCached);
});

test('a response other than 200 is never cached', () => {
  expect(isCacheableResponse(response({ 'cache-control': 'public' }, 404))).toBe(false);
  expect(isCacheableResponse(response({ 'cache-control': 'public' }, 503))).toBe(false);
});

test('pages are cached, except account pages, failures and other files', () => {
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' };
  const isCached = (path: string, headers: Record<string, string> = html, status = 200) =>
    isCacheablePage(response(headers, status), new URL(path, origin));
  expect(isCached('/football/matches')).toBe(true);
  for (const path of ['/login', '/register', '/account', '/account/']) {
    expect(isCached(path), path).toBe(false);
  }
  expect(isCached('/nowhere', html, 404)).toBe(false);
  expect(isCached('/', { ...html, 'cache-control': 'no-store' })).toBe(false);
  expect(isCached('/robots.txt', { 'content-type': 'text/plain' })).toBe(false);
});

test('a list that is requested every few seconds is written at most twice a minute', () => {
  expect(isDueForUpdate(undefined, 0)).toBe(true);
  expect(isDueForUpdate(1000, 30_999)).toBe(false);
  expect(isDueForUpdate(1000, 31_000)).toBe(true);
});

test('a new build deletes the caches of the last one and no others', () => {
  const names = [cacheName('pages', 'old'), cacheName('files', 'new'), 'other-old'];
  expect(outdatedCaches(names, 'new')).toEqual(['touchline-pages-old']);
});

test('the oldest entries over the limit are deleted', () => {
  expect(entriesOverLimit([1, 2, 3], 2)).toEqual([1]);
  expect(entriesOverLimit([1], 2)).toEqual([]);
});

test('a cached page carries the time of caching and its security policy', async () => {
  const page = new Response('<!doctype html><html lang="en"></html>', {
    headers: { 'content-security-policy': "default-src 'none'", 'content-encoding': 'br' },
  });
  const cached = withCachedAt(page, await page.text(), 42);
  expect([...cached.headers.keys()]).not.toContain('content-encoding');
  const shown = await toCachedPage(cached.clone());
  expect(await shown?.text()).toContain('<html data-kept="42" lang="en">');
  expect(shown?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(await (await toUncachedAddressPage(cached))?.text()).toContain(
    '<html data-bare data-kept="42" lang',
  );
});
