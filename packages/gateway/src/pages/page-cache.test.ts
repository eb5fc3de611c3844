import { expect, test } from 'vitest';
import { Representation } from '../http/representation.ts';
import { createMetrics } from '../observability/metrics.ts';
import type { Page, PageVisit } from './page.ts';
import { createPageCache } from './page-cache.ts';

test('a stale page is made again for a visitor, but not for a network whose pages wait', async () => {
  let now = 1_795_000_000_000;
  const made: (string | undefined)[] = [];
  const visitPage = createPageCache(
    async ({ context: { network } }) => {
      made.push(network);
      const representation = new Representation(Buffer.from('a page'), 'text/html');
      return { response: { status: 200, headers: {} }, representation, isCacheable: true } as Page;
    },
    {
      config: { cacheBytes: 1_000_000 },
      clock: () => now,
      metrics: createMetrics(),
      storesNothing: false,
      turns: { isWaiting: (network) => network === 'a crowd' },
    },
  );
  const visit = (network: string) =>
    visitPage({
      url: '/',
      cookies: {},
      context: { origin: 'http://site.test', network },
    } as PageVisit);
  await visit('a visitor');
  now += 2000;
  await visit('a crowd');
  expect(made).toEqual(['a visitor']);
  await visit('another');
  expect(made).toEqual(['a visitor', 'another']);
});
