import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveEvent, Match } from '@touchline/types';
import { expect, test, vi } from 'vitest';
import { byId } from './fold.ts';
import { match, settled, setUp } from './live-gateway.ts';

test('the fold of the events is what GET /matches/live answers', async () => {
  const { world, open, app } = await setUp();
  const reader = await open();
  expect(reader.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reader.headers.get('cache-control')).toBe('no-store, no-transform');
  await settled(reader, world.matches);
  const steps = [
    [match(1, 1), match(2), match(3, 0, 'basketball')],
    [match(1, 1), match(2, null), match(4, 0, 'cs2')],
    [match(2, 2), match(4, 3, 'cs2'), match(5)],
    [],
    [match(1, 4), match(5, 1)],
  ];
  for (const [n, step] of steps.entries()) {
    world.matches = step;
    await settled(reader, step);
    const rest = await app.inject(`/api/matches/live?limit=${n + 100}`);
    expect(byId(reader.matches.values())).toEqual(byId(rest.json().data));
  }
  expect(new Set(reader.events.map(({ kind }) => kind))).toEqual(
    new Set(['reset', 'patch', 'upsert', 'remove']),
  );
  expect(reader.events[0]?.at).toBe(Date.parse('2026-11-20T20:37:00Z') / 1000);
});

test('a goal is a small patch, and nothing is said while nothing changes', async () => {
  const { world, open } = await setUp();
  const reader = await open();
  await settled(reader, world.matches);
  await sleep(100);
  expect(reader.events).toHaveLength(1);
  world.matches = [match(1, 1), ...world.matches.slice(1)];
  await settled(reader, world.matches);
  expect(reader.events.slice(1)).toEqual([
    { kind: 'patch', at: reader.events[0]?.at, id: 'ma-1', patch: { homeTeam: { score: 1 } } },
  ]);
});

test('one poll serves everybody, and ends when nobody listens', async () => {
  const { upstream, open } = await setUp({ limits: { livePollMs: 100 } });
  const readers = await Promise.all(Array.from({ length: 30 }, () => open()));
  await sleep(250);
  expect(upstream.seen.length).toBeLessThan(15);
  for (const reader of readers) expect(reader.events).toHaveLength(1);
});

test('a sport, or some matches, can be had alone', async () => {
  const { world, open } = await setUp();
  world.matches.push(match(4, 0, 'cs2'), match(5, 0, 'dota2'));
  const ids = async (query: string) => {
    const reader = await open(query);
    await vi.waitFor(() => expect(reader.events).toHaveLength(1));
    return [...reader.matches.keys()];
  };
  expect(await ids('?sportType=basketball')).toEqual(['ma-3']);
  expect(await ids('?sportType=esports')).toEqual(['ma-4', 'ma-5']);
  expect(await ids('?sportType=cs2')).toEqual(['ma-4']);
  expect(await ids('?matchIds=ma-2,ma-5,ma-99')).toEqual(['ma-2', 'ma-5']);
  const football = await open('?sportType=football');
  await settled(football, world.matches.slice(0, 2));
  world.matches = [match(1, 7), match(2), match(3, 9, 'basketball')];
  await settled(football, world.matches.slice(0, 2));
  expect(football.events).toHaveLength(2);
});

test('a match that is over leaves its final state, as REST has it, or none', async () => {
  const { world, open } = await setUp();
  const reader = await open();
  await settled(reader, world.matches);
  world.finished = [match(1, 4)];
  world.matches = [match(3, 0, 'basketball')];
  await settled(reader, world.matches);
  expect(reader.events.slice(1)).toEqual([
    { kind: 'remove', at: expect.any(Number), id: 'ma-1', match: match(1, 4) },
    { kind: 'remove', at: expect.any(Number), id: 'ma-2' },
  ]);
});

test('a match that does not say its sport is found by its tournament, which is asked once', async () => {
  const { world, open, upstream } = await setUp();
  const silent = (n: number, sport: string) => {
    const { tournament, ...rest } = match(n, 0, sport);
    return { ...rest, tournament: { id: tournament.id, name: tournament.name } } as Match;
  };
  const football = () => world.matches.filter(({ tournament }) => tournament.id === 'to-football');
  world.matches = [silent(1, 'football'), silent(2, 'cs2'), silent(3, 'football')];
  const reader = await open('?sportType=football');
  await settled(reader, football());
  world.matches = [silent(1, 'football'), silent(4, 'football'), silent(5, 'cs2')];
  await settled(reader, football());
  expect([...reader.matches.keys()].sort()).toEqual(['ma-1', 'ma-4']);
  const asked = upstream.seen.filter(({ url }) => url?.startsWith('/tournaments/info'));
  expect(asked).toHaveLength(2);
});

test('a browser that comes back goes on where it was, with each match once', async () => {
  const { world, open } = await setUp();
  const before = await open();
  await settled(before, world.matches);
  const watcher = await open();
  before.close();
  for (let score = 1; score <= 4; score += 1) {
    world.matches = [match(1, score), match(2), match(4)];
    await settled(watcher, world.matches);
  }
  const after = await open('', { 'last-event-id': before.lastEventId }, before.matches);
  await vi.waitFor(() => expect(after.events).toHaveLength(3));
  expect(byId(after.matches.values())).toEqual(byId(world.matches));
  expect(after.events.map(({ kind }) => kind).sort()).toEqual(['remove', 'upsert', 'upsert']);
});

test('an id of another server, or from too long ago, starts anew', async () => {
  const { world, open, ask } = await setUp();
  for (const id of ['0123456789-1', 'mi7k2p-481', 'x']) {
    const reader = await open('', { 'last-event-id': id });
    await settled(reader, world.matches);
    expect(reader.events[0]?.kind).toBe('reset');
  }
  await ask.get('/api/live/stream').set('last-event-id', 'No Such Id').expect(400);
});

test('a reader who is up to date is told so, without an event', async () => {
  const { world, open } = await setUp();
  const before = await open();
  await settled(before, world.matches);
  const after = await open('', { 'last-event-id': before.lastEventId });
  await vi.waitFor(() => expect(after.lastEventId).toBe(before.lastEventId));
  expect(after.events).toEqual([]);
  expect(after.retryMs).toBeGreaterThanOrEqual(2000);
  expect(after.retryMs).toBeLessThanOrEqual(5000);
});

test('a reader who does not read holds nobody up, and gets what he missed in one piece', async () => {
  const { world, url, open } = await setUp({ limits: { livePollMs: 100 } });
  world.matches = Array.from({ length: 300 }, (_, n) => match(n, 0, 'football', 20_000));
  const quick = await open();
  const { hostname, port } = new URL(url);
  const slow = connect(Number(port), hostname);
  slow.write('GET /api/live/stream HTTP/1.1\r\nhost: localhost\r\n\r\n');
  slow.pause();
  await settled(quick, world.matches);
  for (let score = 1; score <= 10; score += 1) {
    world.matches = Array.from({ length: 300 }, (_, n) =>
      match(n, n < 50 ? score : 0, 'football', 20_000),
    );
    await settled(quick, world.matches);
  }
  let text = '';
  slow.on('data', (chunk) => {
    text += chunk;
  });
  slow.resume();
  await vi.waitFor(() => expect(text.match(/"score":10/g)?.length).toBe(50), { timeout: 10_000 });
  // Ten rounds of fifty changes, of which he was told the last one.
  expect(text.match(/"kind":"(patch|upsert)"/g)?.length).toBe(50);
  slow.destroy();
}, 40_000);

test('a list that cannot be read is 503 for who comes, and a pause for who is there', async () => {
  const { world, open } = await setUp();
  const reader = await open();
  await settled(reader, world.matches);
  world.fails = true;
  await sleep(100);
  expect(reader.isOver).toBe(false);
  const chinese = await open('', { 'accept-language': 'zh' });
  expect([chinese.status, chinese.headers.get('retry-after')]).toEqual([503, '5']);
  world.fails = false;
  world.matches = [match(9)];
  await settled(reader, world.matches);
});

test('one address may have so many streams, and a place that is left is free', async () => {
  const { open, ask } = await setUp({ env: { STREAMS_PER_ADDRESS: '2' } });
  const [first] = [await open(), await open()];
  const third = await open();
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '30']);
  const { text } = await ask.get('/metrics');
  expect(text).toMatch(/request_seconds_count\{operation="streamLive",.*status="429"\} 1\n/);
  expect(text).not.toMatch(/operation="streamLive",.*status="200"/);
  first?.close();
  await vi.waitFor(async () => expect((await open()).status).toBe(200));
});

test('the end is told to every stream, and none of them holds it up', async () => {
  const { open, app, world } = await setUp();
  const reader = await open();
  await settled(reader, world.matches);
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(1000);
  await vi.waitFor(() => expect(reader.isOver).toBe(true));
});

test('a wrong filter is 400, a wrong method 405, a HEAD ends', async () => {
  const { ask } = await setUp();
  await ask.get('/api/live/stream?sportType=chess').expect(400);
  await ask.get('/api/live/stream?matchIds=te-1').expect(400);
  await ask.post('/api/live/stream').expect(405);
  await ask
    .head('/api/live/stream')
    .expect(200)
    .expect('content-type', /event-stream/);
});

test('the streams that are open are counted', async () => {
  const { open, ask } = await setUp();
  const reader = await open();
  const count = async () =>
    (await ask.get('/metrics')).text.match(/^touchline_streams (\d+)/m)?.[1];
  expect(await count()).toBe('1');
  reader.close();
  await vi.waitFor(async () => expect(await count()).toBe('0'));
});

test('events are of the kinds that the contract has', async () => {
  const { contract } = await import('@touchline/types/contract');
  const { responseCheck } = await import('@touchline/types/validation');
  const check = responseCheck(contract);
  const event: LiveEvent = { kind: 'patch', at: 1, id: 'ma-1', patch: { homeTeam: { score: 1 } } };
  const schema = { $ref: `${contract.schemas.$id}#/components/schemas/LiveEvent` };
  expect(check(schema, event)).toEqual([]);
  expect(check(schema, { ...event, kind: 'goal' })).not.toEqual([]);
});
