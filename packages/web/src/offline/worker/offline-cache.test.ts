import { expect, test, vi } from 'vitest';
import { OfflineCache } from './offline-cache.ts';

test('a file is returned although storage is too full to cache it', async () => {
  const full = {
    match: async () => undefined,
    put: async () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    },
  };
  vi.stubGlobal('caches', { open: async () => full });
  vi.stubGlobal('fetch', async () => new Response('a crest'));
  const response = await new OfflineCache({ version: '1', files: [], uncachedPaths: [] }).file(
    new Request('http://site.example/api/images/crest.png'),
  );
  vi.unstubAllGlobals();
  expect(await response.text()).toBe('a crest');
});
