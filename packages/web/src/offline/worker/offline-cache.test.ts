import { expect, test, vi } from 'vitest';
import { Keeper } from './offline-cache.ts';

test('a file is handed on though the device has no room to keep it', async () => {
  const full = {
    match: async () => undefined,
    put: async () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    },
  };
  vi.stubGlobal('caches', { open: async () => full });
  vi.stubGlobal('fetch', async () => new Response('a crest'));
  const answer = await new Keeper({ version: '1', files: [] }).file(
    new Request('http://site.example/api/images/crest.png'),
  );
  vi.unstubAllGlobals();
  expect(await answer.text()).toBe('a crest');
});
