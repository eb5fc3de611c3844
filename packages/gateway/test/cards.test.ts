import type { MatchCard, PageRenderer } from '@touchline/shared/domain/page-renderer';
import { expect, onTestFinished, test } from 'vitest';
import { createCardQueue } from '../src/cards/card-queue.ts';
import { aCard } from './a-card.ts';
import { onePageSite, startGateway, type TestOptions } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

const MAX_BYTES = 200_000;
const PNG = '89504e470d0a1a0a';
const NETWORK = '192.0.2.1';
const OTHER = '198.51.100.1';

async function setUp(matchCard: PageRenderer['matchCard'], options: TestOptions = {}) {
  const upstream = await startOrigin(json([]));
  const page = onePageSite(async () => ({ status: 200, headers: {}, body: '' }));
  return startGateway(upstream.url, { renderer: { ...page, matchCard }, ...options });
}

const always = (card: MatchCard) => async () => ({ card, maxAgeSeconds: 30 });

test('the card of a match is a PNG of 1200 × 630, up to 200 kB, which is revalidated with a 304', async () => {
  const { client } = await setUp(always(aCard()));
  const { body, headers } = await client
    .get('/cards/ma-eng1-2026-12-4.png?lang=en')
    .expect(200)
    .expect('content-type', 'image/png')
    .expect('cache-control', 'public, max-age=30')
    .expect('cross-origin-resource-policy', 'cross-origin');
  expect(body.subarray(0, 8).toString('hex')).toBe(PNG);
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(body.length).toBeLessThan(MAX_BYTES);
  await client
    .get('/cards/ma-eng1-2026-12-4.png?lang=en')
    .set('if-none-match', headers.etag as string)
    .expect(304);
  await client.head('/cards/ma-eng1-2026-12-4.png').expect(200);
});

test('URLs that say the same share a picture, and another minute has its own', async () => {
  const { client } = await setUp(async ({ url }) => ({
    card: aCard({ state: url.includes('at=') ? '12′' : '67′' }),
    maxAgeSeconds: 30,
  }));
  const get = (url: string) => client.get(url).expect(200);
  const first = await get('/cards/ma-a.png');
  const same = await get('/cards/ma-a.png?x=1');
  const other = await get('/cards/ma-a.png?at=20261128T143000Z');
  expect(first.headers['cache-status']).toBe('touchline-cards; fwd=miss');
  expect(same.headers['cache-status']).toBe('touchline-cards; hit');
  expect(same.headers.etag).toBe(first.headers.etag);
  expect(other.headers.etag).not.toBe(first.headers.etag);
});

test('the site is asked with URL, origin and time, and without the visitor’s cookies', async () => {
  const asked: unknown[] = [];
  const { client } = await setUp(
    async ({ url, origin, cookies, now }) => {
      asked.push({ url, origin, cookies, now });
      return undefined;
    },
    { clock: () => 1234 },
  );
  await client.get('/cards/ma-a.png?lang=zh').set({ host: 'touchline.dev', cookie: 'touchline=x' });
  expect(asked).toEqual([
    { url: '/cards/ma-a.png?lang=zh', origin: 'http://touchline.dev', cookies: {}, now: 1234 },
  ]);
});

test('an unknown match is a 404, and one that cannot be loaded a 503', async () => {
  const unknown = await setUp(async () => undefined);
  await unknown.client
    .get('/cards/ma-none.png')
    .expect(404)
    .expect('content-type', /problem/);
  const upstream = await startOrigin((_, response) => void response.writeHead(500).end());
  const page = onePageSite(async () => ({ status: 200, headers: {}, body: '' }));
  const { client } = await startGateway(upstream.url, {
    renderer: {
      ...page,
      async matchCard({ origin, fetch }) {
        await fetch(new Request(`${origin}/api/matches/live`));
        return undefined;
      },
    },
  });
  await client.get('/cards/ma-a.png').expect(503).expect('retry-after', '5');
});

test('an address has a limited number of cards drawn; those in the cache are free', async () => {
  const { client } = await setUp(
    async ({ url }) => ({ card: aCard({ state: url }), maxAgeSeconds: 30 }),
    { limits: { cardsPerMinute: 2 } },
  );
  await client.get('/cards/a').expect(200);
  await client.get('/cards/b').expect(200);
  const { headers } = await client.get('/cards/c').expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await client.get('/cards/b').expect(200);
});

test('equal cards that are requested at once are drawn once', async () => {
  const { client } = await setUp(always(aCard()), { limits: { cardsPerMinute: 1 } });
  const same = await Promise.all([1, 2, 3, 4].map(() => client.get('/cards/a').expect(200)));
  expect(same.map(({ headers }) => headers['cache-status']).sort()).toEqual(
    [...Array(3).fill('touchline-cards; fwd=miss; collapsed'), 'touchline-cards; fwd=miss'].sort(),
  );
});

test('a card beyond those that may wait is refused, and the others are drawn', async () => {
  const queue = createCardQueue({ maxWaiting: 2 });
  onTestFinished(() => queue.close());
  const drawn = [queue.draw(aCard(), NETWORK), queue.draw(aCard({ state: '68′' }), OTHER)];
  await expect(queue.draw(aCard({ state: '69′' }), OTHER)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
  });
  const [first, second] = await Promise.all(drawn);
  expect(first?.equals(second as Buffer)).toBe(false);
  await queue.draw(aCard(), NETWORK);
});

test('the picture of another world is not stored', async () => {
  const { client } = await setUp(always(aCard()), { env: { DEV_TOOLS: 'on' } });
  await client
    .get('/cards/ma-a.png')
    .set('x-world-at', '2026-11-28T15:20:00Z')
    .expect('cache-control', 'no-store');
});
