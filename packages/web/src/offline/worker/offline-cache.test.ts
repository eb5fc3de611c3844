import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineCache } from './offline-cache.ts';

const ORIGIN = 'http://site.example';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** The caches of a browser, whose keys keep the order in which they were written. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    const urlOf = (key: Request | string) =>
      new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
    return {
      match: async (key: Request | string) => store.get(urlOf(key))?.clone(),
      put: async (key: Request | string, value: Response) => void store.set(urlOf(key), value),
      delete: async (key: Request | string) => store.delete(urlOf(key)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  }
}

let network: () => Promise<Response>;
let stored: FakeCaches;
let pending: Promise<unknown>[];
let cache: OfflineCache;

const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
const settled = () => Promise.all(pending);
const visit = (path: string) => cache.page(new Request(ORIGIN + path), waitUntil);
const call = (path: string) => cache.call(new Request(ORIGIN + path), waitUntil);
const page = (text: string) => new Response(`<html lang="en">${text}</html>`, { headers: HTML });
const answering = (response: () => Response) => async () => response();
const hanging = () => new Promise<Response>(() => {});
const failing = async () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
  stored = new FakeCaches();
  pending = [];
  cache = new OfflineCache({ version: '1', files: [], uncachedPaths: [] });
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', () => network());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('SYS-7 while the network hangs a cached page is shown after three seconds, and the late response is stored', async () => {
  network = answering(() => page('first'));
  await (await visit('/')).text();
  await settled();
  vi.setSystemTime(Date.now() + 60_000);
  let arrive: (response: Response) => void = () => {};
  network = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  const shown = visit('/');
  await vi.advanceTimersByTimeAsync(2999);
  expect(await Promise.race([shown, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await shown).text()).toMatch(/data-kept="\d+".*first/);
  arrive(page('second'));
  await settled();
  network = failing;
  expect(await (await visit('/')).text()).toContain('second');
});

test.each([502, 503, 504])(
  'SYS-7 while the site says %i a cached page is shown with its age, and another page as the site sends it',
  async (status) => {
    network = answering(() => page('good'));
    await (await visit('/')).text();
    await settled();
    network = answering(() => new Response('<h1>Bad gateway</h1>', { status, headers: HTML }));
    expect(await (await visit('/')).text()).toMatch(/data-kept="\d+".*good/);
    const other = await visit('/never-seen');
    expect([other.status, await other.text()]).toEqual([status, '<h1>Bad gateway</h1>']);
  },
);

test('a page is stored again at once after the caches were deleted, as at a log-out', async () => {
  network = answering(() => page('good'));
  await (await visit('/')).text();
  await settled();
  stored.stores.clear();
  await (await visit('/')).text();
  await settled();
  network = failing;
  expect(await (await visit('/')).text()).toContain('good');
});

test('a response of the site itself is shown, also a 404 or a 500', async () => {
  network = answering(() => page('good'));
  await (await visit('/')).text();
  await settled();
  for (const status of [404, 500]) {
    network = answering(() => new Response('new', { status, headers: HTML }));
    expect(await (await visit('/')).text()).toBe('new');
  }
});

test('a call that hangs or meets an outage gets the cached response with the time of caching', async () => {
  network = answering(() => Response.json({ data: 1 }, { headers: { 'cache-control': 'public' } }));
  await (await call('/api/news')).json();
  await settled();
  network = hanging;
  const late = call('/api/news');
  await vi.advanceTimersByTimeAsync(3000);
  expect((await late).headers.get('x-kept-at')).toMatch(/^\d+$/);
  network = answering(() => new Response('{}', { status: 503 }));
  expect(await (await call('/api/news')).json()).toEqual({ data: 1 });
  expect((await call('/api/other')).status).toBe(503);
});

test('without the page in the cache the network has ten seconds, then the offline page comes', async () => {
  await (await caches.open('touchline-files-1')).put('/offline', page('offline'));
  network = hanging;
  const shown = visit('/never-seen');
  await vi.advanceTimersByTimeAsync(9999);
  expect(await Promise.race([shown, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await shown).text()).toMatch(/data-bare data-kept=".*offline/);
});

test('pages, responses and images of any number leave the newest of each', async () => {
  const image = { 'content-type': 'image/svg+xml', 'cache-control': 'public' };
  for (let n = 0; n < 400; n += 1) {
    network = answering(() => page(`${n}`));
    await (await visit(`/${n}`)).text();
    network = answering(() => new Response(`${n}`, { headers: image }));
    await call(`/api/news?page=${n}`);
    await cache.file(new Request(`${ORIGIN}/api/images/countries/${n}.svg`));
    await settled();
  }
  const sizes = Object.fromEntries([...stored.stores].map(([name, { size }]) => [name, size]));
  expect(sizes).toEqual({
    'touchline-pages-1': 40,
    'touchline-answers-1': 120,
    'touchline-images-1': 300,
    'touchline-files-1': 0,
  });
  network = failing;
  const newest = await cache.file(new Request(`${ORIGIN}/api/images/countries/399.svg`));
  expect(await newest.text()).toBe('399');
});

test('a file is returned although storage is too full to cache it', async () => {
  const full = {
    match: async () => undefined,
    put: async () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    },
  };
  vi.stubGlobal('caches', { open: async () => full });
  network = answering(() => new Response('a crest'));
  const response = await cache.file(new Request(`${ORIGIN}/api/images/crest.png`));
  expect(await response.text()).toBe('a crest');
});
