import { expect, test } from 'vitest';
import {
  type Asked,
  isWorthKeeping,
  leftBehind,
  mayKeepAnswer,
  mayKeepPage,
  storeName,
  tooMany,
  wayOf,
} from './cache-policy.ts';
import { barePage, keptPage, stamped } from './cached-response.ts';

const origin = 'https://site.test';
const asked = (path: string, change: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  url: new URL(path, origin),
  origin,
  navigates: false,
  accept: '*/*',
  signed: false,
  ...change,
});

test.each([
  ['/', { navigates: true }, 'page'],
  ['/account', { navigates: true }, 'page'],
  ['/assets/site-abc.js', {}, 'file'],
  ['/api/images/countries/co-eng.svg', {}, 'file'],
  ['/api/matches/live?limit=16', {}, 'call'],
  ['/api/search/index', {}, 'call'],
  ['/api/live/stream', {}, 'pass'],
  ['/api/matches/live', { accept: 'text/event-stream' }, 'pass'],
  ['/api/matches/live', { signed: true }, 'pass'],
  ['/api/matches/live', { method: 'HEAD' }, 'pass'],
  ['/api/auth/wallet', {}, 'pass'],
  ['/api/auth/login', { method: 'POST' }, 'pass'],
  ['/api/ai/chat', { method: 'POST' }, 'pass'],
  ['/sw.js', {}, 'pass'],
  ['/favicon.svg', {}, 'pass'],
  ['https://elsewhere.test/logo.svg', {}, 'pass'],
] as const)('the worker takes %s, %j as: %s', (path, change, way) => {
  expect(wayOf(asked(path, change))).toBe(way);
});

const response = (headers: Record<string, string>, status = 200) =>
  new Response(status === 304 ? null : 'x', { status, headers });

test.each([
  ['public, max-age=10', true],
  ['private, no-cache', false],
  ['no-store', false],
  ['private, no-store', false],
])('an answer with the cache control %s is kept: %s', (control, keeps) => {
  expect(mayKeepAnswer(response({ 'cache-control': control }))).toBe(keeps);
});

test('an answer that is no success is never kept', () => {
  expect(mayKeepAnswer(response({ 'cache-control': 'public' }, 404))).toBe(false);
  expect(mayKeepAnswer(response({ 'cache-control': 'public' }, 503))).toBe(false);
});

test('pages are kept, but never those of an account, of a failure or of a file', () => {
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' };
  const keeps = (path: string, headers: Record<string, string> = html, status = 200) =>
    mayKeepPage(response(headers, status), new URL(path, origin));
  expect(keeps('/football/matches')).toBe(true);
  for (const path of ['/login', '/register', '/account', '/account/']) {
    expect(keeps(path), path).toBe(false);
  }
  expect(keeps('/nowhere', html, 404)).toBe(false);
  expect(keeps('/', { ...html, 'cache-control': 'no-store' })).toBe(false);
  expect(keeps('/robots.txt', { 'content-type': 'text/plain' })).toBe(false);
});

test('what is asked for every few seconds is written down twice a minute', () => {
  expect(isWorthKeeping(undefined, 0)).toBe(true);
  expect(isWorthKeeping(1000, 30_999)).toBe(false);
  expect(isWorthKeeping(1000, 31_000)).toBe(true);
});

test('a new build leaves nothing of the last one, and what is not ours alone', () => {
  const names = [storeName('pages', 'old'), storeName('files', 'new'), 'other-old'];
  expect(leftBehind(names, 'new')).toEqual(['touchline-pages-old']);
});

test('what was kept first goes first', () => {
  expect(tooMany([1, 2, 3], 2)).toEqual([1]);
  expect(tooMany([1], 2)).toEqual([]);
});

test('what is kept says when, and keeps its policy', async () => {
  const page = new Response('<!doctype html><html lang="en"></html>', {
    headers: { 'content-security-policy': "default-src 'none'", 'content-encoding': 'br' },
  });
  const kept = stamped(page, await page.text(), 42);
  expect([...kept.headers.keys()]).not.toContain('content-encoding');
  const shown = await keptPage(kept.clone());
  expect(await shown.text()).toContain('<html data-kept="42" lang="en">');
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(await (await barePage(kept)).text()).toContain('<html data-bare data-kept="42" lang');
});
