import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEASONS_FILE } from '../src/api/real-seasons.ts';
import { Files } from '../src/worker/files.ts';

const BEFORE = 'touchline-demo-1';
const PAGE = 'data/page.html';

/** The part of a browser's caches that is in use. */
function fakeCaches() {
  const stored = new Map<string, Map<string, string>>();
  const open = (name: string) => {
    const files = stored.get(name) ?? new Map<string, string>();
    stored.set(name, files);
    return files;
  };
  const match = async (url: string, { cacheName }: { cacheName?: string }) => {
    const among = cacheName ? [open(cacheName)] : [...stored.values()];
    const text = among.map((files) => files.get(url)).find((one) => one !== undefined);
    return text === undefined ? undefined : new Response(text);
  };
  return {
    match,
    open: async (name: string) => ({
      put: async (url: string, response: Response) =>
        void open(name).set(url, await response.text()),
    }),
  };
}

beforeEach(async () => {
  const caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async () => new Response('of this build'));
  const before = await caches.open(BEFORE);
  for (const file of [SEASONS_FILE, PAGE]) {
    await before.put(`/base/${file}`, new Response('of the build before'));
  }
});
afterEach(() => vi.unstubAllGlobals());

const textOf = async (file: string) => {
  const files = new Files({ version: '2', files: [SEASONS_FILE, PAGE] }, '/base');
  return (await files.get(file)).text();
};

test('a page of the build before is shown from its cache', async () => {
  expect(await textOf(PAGE)).toBe('of the build before');
});

test('the seasons are those of the build, stored once they are loaded', async () => {
  expect(await textOf(SEASONS_FILE)).toBe('of this build');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await textOf(SEASONS_FILE)).toBe('of this build');
});
