import type { LiveEvent, Match, SearchIndex } from '@touchline/types';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import '../src/testing/vitest.ts';
import { handlersFor, startMock, type TestFetch, worldFetch } from '../src/testing/index.ts';

const KICK_OFF = '2026-11-28T15:00:00Z';
const LATER = '2026-11-28T15:40:00Z';

const worldAt = (at: string) => worldFetch({ at, size: 'small' });

/** The events of a stream, as they come. */
async function* eventsOf(response: Response): AsyncGenerator<LiveEvent> {
  let text = '';
  for await (const chunk of (response.body as ReadableStream<Uint8Array>).pipeThrough(
    new TextDecoderStream(),
  )) {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, data] = /^data: (.+)$/m.exec(part) ?? [];
      if (data) yield JSON.parse(data);
    }
  }
}

const dataOf = async <T>(response: Response): Promise<T> =>
  ((await response.json()) as { data: T }).data;

const liveOf = async (fetch: TestFetch) => dataOf<Match[]>(await fetch('/matches/live?limit=100'));

const next = async (events: AsyncGenerator<LiveEvent>): Promise<LiveEvent> =>
  (await events.next()).value;

test('LIV-1 a stream begins with the live list, and has what goTo changes', async () => {
  const world = worldAt(KICK_OFF);
  const events = eventsOf(await world('/api/live/stream?sportType=football'));
  const first = await next(events);
  const before = (await liveOf(world)).filter(
    ({ tournament }) => tournament.sportType === 'football',
  );
  expect(first).toMatchObject({ kind: 'reset', matches: before });

  await world.goTo(LATER);
  const change = await next(events);
  expect(change.kind).not.toBe('reset');
  expect(change.at).toBe(Date.parse(LATER) / 1000);
  await events.return(undefined);
});

test('reads of a stream are no calls of the test', async () => {
  const world = worldAt(KICK_OFF);
  const response = await world('/live/stream');
  await world.goTo(LATER);
  await response.body?.cancel();
  expect(world.calls().map(({ operation, status }) => [operation, status])).toEqual([
    ['streamLive', 200],
  ]);
});

test('a stream whose list fails gets the changes of the next one', async () => {
  const world = worldAt(KICK_OFF);
  const events = eventsOf(await world('/live/stream'));
  await next(events);
  world.use({ listLiveMatches: (_, { fail }) => fail(503) });
  await world.goTo('2026-11-28T15:20:00Z');
  world.reset();
  await world.goTo(LATER);
  expect((await next(events)).at).toBe(Date.parse(LATER) / 1000);
  await events.return(undefined);
});

test('a stream on a port and one behind MSW begin alike', async () => {
  const firstOf = async (url: string) => {
    const events = eventsOf(await fetch(url));
    const first = await next(events);
    await events.return(undefined);
    return first;
  };
  const mock = await startMock({ at: KICK_OFF, size: 'small' });
  onTestFinished(() => mock.close());
  const onPort = await firstOf(`${mock.url}/live/stream`);
  const server = setupServer(...handlersFor({ http }, { world: worldAt(KICK_OFF) }));
  server.listen();
  onTestFinished(() => server.close());
  expect(onPort.kind).toBe('reset');
  expect(await firstOf('http://site.test/api/live/stream')).toEqual(onPort);
});

test('a stream that asks for an unknown game is a 400 that names the parameter', async () => {
  const response = await worldAt(KICK_OFF)('/live/stream?sportType=chess');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ field: 'sportType' }] });
});

test('a stream of a world whose live list fails is the failure', async () => {
  const world = worldFetch({ size: 'small', overrides: { listLiveMatches: { fail: 503 } } });
  expect((await world('/live/stream')).status).toBe(503);
});

test('SEA-1 the search index has each team once, and the syllables of Chinese names', async () => {
  const { teams, pinyin } = await dataOf<SearchIndex>(await worldAt(KICK_OFF)('/search/index'));
  const ids = teams.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
  expect(pinyin).not.toEqual({});
});
