import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveView } from '@touchline/api-core/live/upstream-reader';
import type { LiveEvent, Match } from '@touchline/types';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LiveChannels } from '../src/live/live-channels.ts';
import { ObservedTimelines } from '../src/live/observed-timelines.ts';
import { sortById } from './apply-event.ts';
import { match, setUp, waitForMatches } from './live-gateway.ts';
import { waitFor } from './wait-for.ts';

test('the applied events equal GET /matches/live', async () => {
  const { world, open, app } = await setUp();
  const reader = await open();
  expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reader.headers.get('cache-control')).toBe('no-store, no-transform');
  await waitForMatches(reader, world.matches);
  const steps = [
    [match(1, 1), match(2), match(3, 0, 'basketball')],
    [match(1, 1), match(2, null), match(4, 0, 'cs2')],
    [match(2, 2), match(4, 3, 'cs2'), match(5)],
    [],
    [match(1, 4), match(5, 1)],
  ];
  for (const [n, step] of steps.entries()) {
    world.matches = step;
    await waitForMatches(reader, step);
    const rest = await app.inject(`/api/matches/live?limit=${n + 100}`);
    expect(sortById(reader.matches.values())).toEqual(sortById(rest.json().data));
  }
  expect(new Set(reader.events.map(({ kind }) => kind))).toEqual(
    new Set(['reset', 'patch', 'upsert', 'remove']),
  );
  expect(reader.events[0]?.at).toBe(Date.parse('2026-11-20T20:37:00Z') / 1000);
  expect(reader.headers.get('x-world-now')).toBe('2026-11-20T20:37:00.000Z');
});

test('a goal is a small patch, and an unchanged list sends nothing', async () => {
  const { world, open } = await setUp();
  const reader = await open();
  await waitForMatches(reader, world.matches);
  await sleep(100);
  expect(reader.events).toHaveLength(1);
  world.matches = [match(1, 1), ...world.matches.slice(1)];
  await waitForMatches(reader, world.matches);
  expect(reader.events.slice(1)).toEqual([
    { kind: 'patch', at: reader.events[0]?.at, id: 'ma-1', patch: { homeTeam: { score: 1 } } },
  ]);
});

test('a stream that opens later begins with the list as it is by then', async () => {
  const { world, open } = await setUp();
  const reader = await open();
  await waitForMatches(reader, world.matches);
  world.matches = [match(1, 1), match(4)];
  await waitForMatches(reader, world.matches);
  const late = await open();
  await waitFor(() => expect(late.names).toEqual(['beat']));
  expect(late.events).toEqual([{ kind: 'reset', at: expect.any(Number), matches: world.matches }]);
});

test('one poll serves all streams', async () => {
  const begun = performance.now();
  const { upstream, open } = await setUp({ limits: { livePollMs: 100 } });
  const readers = await Promise.all(Array.from({ length: 30 }, () => open()));
  await sleep(250);
  // A poll of its own for each stream would be 30 times as many.
  expect(upstream.requests.length).toBeLessThan(5 + (performance.now() - begun) / 100);
  for (const reader of readers) expect(reader.events).toHaveLength(1);
});

test('a stream can be filtered by sport or by matches', async () => {
  const { world, open } = await setUp();
  world.matches.push(match(4, 0, 'cs2'), match(5, 0, 'dota2'));
  const ids = async (query: string) => {
    const reader = await open(query);
    await waitFor(() => expect(reader.events).toHaveLength(1));
    return [...reader.matches.keys()];
  };
  expect(await ids('?sportType=basketball')).toEqual(['ma-3']);
  expect(await ids('?sportType=esports')).toEqual(['ma-4', 'ma-5']);
  expect(await ids('?sportType=cs2')).toEqual(['ma-4']);
  expect(await ids('?matchIds=ma-2,ma-5,ma-99')).toEqual(['ma-2', 'ma-5']);
  const football = await open('?sportType=football');
  await waitForMatches(football, world.matches.slice(0, 2));
  world.matches = [match(1, 7), match(2), match(3, 9, 'basketball')];
  await waitForMatches(football, world.matches.slice(0, 2));
  expect(football.events).toHaveLength(2);
});

test('a removed match carries its final state if it can be fetched', async () => {
  const { world, open } = await setUp();
  const reader = await open();
  await waitForMatches(reader, world.matches);
  world.finished = [match(1, 4)];
  world.matches = [match(3, 0, 'basketball')];
  await waitForMatches(reader, world.matches);
  expect(reader.events.slice(1)).toEqual([
    { kind: 'remove', at: expect.any(Number), id: 'ma-1', match: match(1, 4) },
    { kind: 'remove', at: expect.any(Number), id: 'ma-2' },
  ]);
});

test('the stream accepts no cached response that visitors still get', async () => {
  const time = { now: 1_000_000 };
  const { world, open, client } = await setUp({ clock: () => time.now });
  const finished = match(1, 4);
  await client.get('/api/matches/live?limit=2000').expect('cache-status', /fwd=miss/);
  const reader = await open();
  await waitForMatches(reader, world.matches);
  world.matches = world.matches.slice(1);
  world.finished = [match(1)];
  // When the stream asks, the list is older than its interval of 20 ms, and the match is not.
  time.now += 15;
  await client.get('/api/matches/info?matchId=ma-1').expect('cache-status', /fwd=miss/);
  world.finished = [finished];
  time.now += 10;
  await waitForMatches(reader, world.matches);
  expect(reader.events.at(-1)).toMatchObject({ kind: 'remove', match: finished });
});

test('a client that is too far behind also gets the final states of matches', async () => {
  const { world, open } = await setUp();
  const reader = await open();
  await waitForMatches(reader, world.matches);
  world.finished = [match(1, 4), match(2, 5)];
  for (const next of [world.matches.slice(1), world.matches.slice(2), world.matches.slice(1)]) {
    world.matches = next;
    await waitForMatches(reader, world.matches);
  }
  const late = await open('', { 'last-event-id': '0123456789' }, reader.matches);
  await waitFor(() => expect(late.names).toEqual(['beat']));
  expect(late.events).toEqual([
    { kind: 'reset', at: expect.any(Number), matches: expect.any(Array) },
    { kind: 'remove', at: expect.any(Number), id: 'ma-1', match: match(1, 4) },
  ]);
  expect(sortById(late.matches.values())).toEqual(sortById(world.matches));
  const first = await open();
  await waitFor(() => expect(first.names).toEqual(['beat']));
  expect(first.events.map(({ kind }) => kind)).toEqual(['reset']);
});

test('a list that has been there before has the same event id, also at another gateway', async () => {
  const [one, two] = [await setUp(), await setUp()];
  const [first, second] = [await one.open(), await two.open()];
  const ids: string[] = [];
  for (const score of [0, 1, 0]) {
    for (const { world } of [one, two]) world.matches = [match(1, score)];
    for (const reader of [first, second]) await waitForMatches(reader, one.world.matches);
    expect(second.lastEventId).toBe(first.lastEventId);
    ids.push(first.lastEventId);
  }
  expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([false, true]);
  const moved = await two.open('', { 'last-event-id': ids[1] as string });
  await waitFor(() => expect(moved.names).toEqual(['beat']));
  expect(moved.events.map(({ kind }) => kind)).toEqual(['patch']);
});

test('a browser that is cut off between the changes of one poll gets the whole list, since it has none that was', async () => {
  const [one, two] = [await setUp(), await setUp()];
  const before = [match(1), match(2)];
  for (const { world } of [one, two]) world.matches = before;
  const [reader, other] = [await one.open(), await two.open()];
  for (const each of [reader, other]) await waitForMatches(each, before);
  one.world.matches = [match(1, 1), match(2, 1)];
  await waitForMatches(reader, one.world.matches);
  const shown = new Map([match(1, 1), match(2)].map((each) => [each.id, each]));
  const headers = { 'last-event-id': reader.ids.at(-2) as string };
  await waitForMatches(await two.open('', headers, shown), before);
  await waitForMatches(await one.open('', headers, shown), one.world.matches);
});

test('the sport of a match can come from its tournament, which is fetched once', async () => {
  const { world, open, upstream } = await setUp({ env: { UPSTREAM_EXTRAS: '' } });
  const withoutSport = (n: number, sport: string) => {
    const whole = match(n, 0, sport);
    const { id, name } = whole.tournament;
    const awayTeam = { ...whole.awayTeam, score: 0 };
    const tournament = { id, name };
    return { ...whole, statusId: 'ONGOING', endTime: 9999, tournament, awayTeam } as Match;
  };
  const football = () =>
    world.matches
      .filter(({ tournament }) => tournament.id === 'to-football')
      .map((one) => ({
        ...one,
        tournament: { ...one.tournament, sportType: 'football' as const },
      }));
  world.matches = [
    withoutSport(1, 'football'),
    withoutSport(2, 'cs2'),
    withoutSport(3, 'football'),
  ];
  const reader = await open('?sportType=football');
  await waitForMatches(reader, football());
  world.matches = [
    withoutSport(1, 'football'),
    withoutSport(4, 'football'),
    withoutSport(5, 'cs2'),
  ];
  await waitForMatches(reader, football());
  expect([...reader.matches.keys()].sort()).toEqual(['ma-1', 'ma-4']);
  const fetches = upstream.requests.filter(({ url }) => url?.startsWith('/tournaments/info'));
  expect(fetches).toHaveLength(2);
});

test('a browser that reconnects gets what it missed, each match once', async () => {
  const { world, open } = await setUp();
  const before = await open();
  await waitForMatches(before, world.matches);
  const watcher = await open();
  before.close();
  for (let score = 1; score <= 4; score += 1) {
    world.matches = [match(1, score), match(2), match(4)];
    await waitForMatches(watcher, world.matches);
  }
  const after = await open('', { 'last-event-id': before.lastEventId }, before.matches);
  await waitFor(() => expect(after.events).toHaveLength(3));
  expect(sortById(after.matches.values())).toEqual(sortById(world.matches));
  expect(after.events.map(({ kind }) => kind).sort()).toEqual(['remove', 'upsert', 'upsert']);
});

test('an unknown or expired event id starts with a reset', async () => {
  const { world, open, client } = await setUp();
  for (const id of ['0123456789-1', 'mi7k2p-481', 'x']) {
    const reader = await open('', { 'last-event-id': id });
    await waitForMatches(reader, world.matches);
    expect(reader.events[0]?.kind).toBe('reset');
  }
  await client.get('/api/live/stream').set('last-event-id', 'No Such Id').expect(400);
});

test('a reader that is up to date gets a heartbeat and no event', async () => {
  const { world, open } = await setUp();
  const before = await open();
  await waitForMatches(before, world.matches);
  const after = await open('', { 'last-event-id': before.lastEventId });
  await waitFor(() => expect(after.lastEventId).toBe(before.lastEventId));
  expect(after.events).toEqual([]);
  expect(after.retryMs).toBeGreaterThanOrEqual(2000);
  expect(after.retryMs).toBeLessThanOrEqual(5000);
});

test('a slow reader delays no other, and gets what it missed in one piece', async () => {
  // Few polls: each reads six megabytes, more than the sockets of the slow reader take.
  const { world, url, open } = await setUp({ limits: { livePollMs: 200, streamDrainMs: 60_000 } });
  world.matches = Array.from({ length: 300 }, (_, n) => match(n, 0, 'football', 20_000));
  const fast = await open();
  const { hostname, port } = new URL(url);
  const slow = connect(Number(port), hostname);
  slow.write('GET /api/live/stream HTTP/1.1\r\nhost: localhost\r\n\r\n');
  slow.pause();
  await waitForMatches(fast, world.matches);
  for (let score = 1; score <= 2; score += 1) {
    world.matches = Array.from({ length: 300 }, (_, n) =>
      match(n, n < 50 ? score : 0, 'football', 20_000),
    );
    await waitForMatches(fast, world.matches);
  }
  let text = '';
  slow.on('data', (chunk) => {
    text += chunk;
  });
  slow.resume();
  await waitFor(() => expect(text.match(/"score":2/g)?.length).toBe(50));
  // Two rounds of fifty changes, conflated to one.
  expect(text.match(/"kind":"(patch|upsert)"/g)?.length).toBe(50);
  slow.destroy();
}, 120_000);

test('while the upstream fails a new stream is 503, and open streams wait', async () => {
  const { world, open } = await setUp();
  const reader = await open();
  await waitForMatches(reader, world.matches);
  world.fails = true;
  await sleep(100);
  expect(reader.hasEnded).toBe(false);
  const chinese = await open('', { 'accept-language': 'zh' });
  expect([chinese.status, chinese.headers.get('retry-after')]).toEqual([503, '5']);
  world.fails = false;
  world.matches = [match(9)];
  await waitForMatches(reader, world.matches);
});

test('streams per address are limited, and a closed stream frees its slot', async () => {
  const { open, client } = await setUp({ env: { STREAMS_PER_ADDRESS: '2' } });
  const [first] = [await open(), await open()];
  const third = await open();
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '30']);
  const { text } = await client.get('/metrics');
  expect(text).toMatch(/request_seconds_count\{operation="streamLive",.*status="429"\} 1\n/);
  expect(text).not.toMatch(/operation="streamLive",.*status="200"/);
  first?.close();
  await waitFor(async () => expect((await open()).status).toBe(200));
});

test('streams that one address opens and closes again and again are refused for some seconds', async () => {
  const { open } = await setUp({ env: { MISSES_PER_ADDRESS: '3' } });
  for (const expected of [200, 200, 200, 429]) {
    const reader = await open('?matchIds=ma-1');
    expect(reader.status).toBe(expected);
    reader.close();
  }
});

test('streams of one IPv6 /64 network are limited together', async () => {
  const { open } = await setUp({ env: { STREAMS_PER_ADDRESS: '1', TRUSTED_PROXIES: '127.0.0.1' } });
  const from = (address: string) => open('', { 'x-forwarded-for': address });
  expect((await from('2001:db8:0:7::1')).status).toBe(200);
  expect((await from('2001:db8:0:7::2')).status).toBe(429);
  expect((await from('2001:db8:0:8::1')).status).toBe(200);
});

test('a shutdown ends every stream at once', async () => {
  const { open, app, world } = await setUp();
  const reader = await open();
  await waitForMatches(reader, world.matches);
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(5000);
  await waitFor(() => expect(reader.hasEnded).toBe(true));
});

test('a wrong filter is 400, a wrong method 405, a HEAD ends', async () => {
  const { client } = await setUp();
  await client.get('/api/live/stream?sportType=chess').expect(400);
  await client.get('/api/live/stream?matchIds=a/b').expect(400);
  await client.post('/api/live/stream').expect(405);
  await client
    .head('/api/live/stream')
    .expect(200)
    .expect('content-type', /event-stream/);
});

test('open streams are counted', async () => {
  const { open, client } = await setUp();
  const reader = await open();
  const count = async () =>
    (await client.get('/metrics')).text.match(/^touchline_streams (\d+)/m)?.[1];
  expect(await count()).toBe('1');
  reader.close();
  await waitFor(async () => expect(await count()).toBe('0'));
});

test('events match the schema of the contract', async () => {
  const { contract } = await import('@touchline/types/contract');
  const { responseCheck } = await import('@touchline/types/validation');
  const check = responseCheck(contract);
  const event: LiveEvent = { kind: 'patch', at: 1, id: 'ma-1', patch: { homeTeam: { score: 1 } } };
  const schema = { $ref: `${contract.schemas.$id}#/components/schemas/LiveEvent` };
  expect(check(schema, event)).toEqual([]);
  expect(check(schema, { ...event, kind: 'goal' })).not.toEqual([]);
});

const inWorld = (minute: number) => ({ 'x-world-at': `2026-12-24T18:${10 + minute}:00Z` });

test('an own world is not polled any more soon after its last stream has closed', async () => {
  const { open, upstream } = await setUp({ env: { DEV_TOOLS: 'on' } });
  const reader = await open('', inWorld(0));
  await waitFor(() => expect(reader.events).toHaveLength(1));
  reader.close();
  let polls = 0;
  await vi.waitFor(
    () => {
      const before = polls;
      polls = upstream.requests.length;
      expect(polls).toBe(before);
    },
    { timeout: 10_000, interval: 300 },
  );
});

test('PRF-12 a list that notifications need is polled without a stream, and another for half a minute', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const polls = { en: 0, zh: 0, es: 0 };
  const list = async ({ language }: LiveView) => {
    polls[language] += 1;
    return { id: 'a', matches: [], at: 0, ageSeconds: 0, isCached: false };
  };
  const channels = new LiveChannels({
    reader: { intervalMs: 2000, list, matches: async () => new Map() },
    log: fastify().log,
    timelines: new ObservedTimelines(),
    clock: Date.now,
  });
  await channels.hold([{ language: 'en', world: undefined }]);
  await channels.get({ language: 'zh', world: undefined });
  await vi.advanceTimersByTimeAsync(60_000);
  channels.stop(() => '');
  expect(polls.en).toBeGreaterThan(25);
  expect(polls.zh).toBeLessThan(18);
});

test('SYS-7 a heartbeat says whether the list is current, also to a stream that opens while the upstream fails', async () => {
  let now = 0;
  const { world, open } = await setUp({ limits: { livePollMs: 20, liveClock: () => now } });
  const before = await open();
  await waitFor(() => expect(before.names).toEqual(['beat']));
  world.fails = true;
  await sleep(100);
  now += 10_001;
  const during = await open();
  await waitFor(() => expect(during.names).toEqual(['stale']));
  expect(during.events.map(({ kind }) => kind)).toEqual(['reset']);
  world.fails = false;
  await vi.waitFor(
    async () => {
      const after = await open();
      await vi.waitFor(() => expect(after.names).toEqual(['beat']), { timeout: 200 });
      after.close();
    },
    { timeout: 10_000 },
  );
});

test('PRF-8 streams of visitors who have uncovered different matches share one poll and one list', async () => {
  const { world, open, client, upstream } = await setUp();
  const readers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => open('', { cookie: `touchline-shown=ma-${n}` })),
  );
  await Promise.all(readers.map((reader) => waitForMatches(reader, world.matches)));
  const lists = () =>
    upstream.requests.filter(({ url }) => url?.startsWith('/matches/live')).length;
  const before = lists();
  const begun = performance.now();
  world.matches = [match(1, 1), match(2), match(3, 0, 'basketball')];
  await Promise.all(readers.map((reader) => waitForMatches(reader, world.matches)));
  // A poll of its own for each reader would be 8 times as many.
  expect(lists() - before).toBeLessThan(7 + (performance.now() - begun) / 20);
  for (const path of ['/api/spoiler-free/live/stream', '/api/behind/30/live/stream'])
    await client.get(path).expect(404);
});
