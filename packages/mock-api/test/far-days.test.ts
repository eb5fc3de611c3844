import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createWorld } from '../src/world/world.ts';
import type { World } from '../src/world/world-view.ts';
import { testApp } from './harness.ts';
import { tinyWorld } from './tiny-world.ts';

const DAY = '/matches?sportType=football&timezoneOffset=0&date=';

test('days far away are computed one at a time, and other calls are answered in between', async () => {
  const { inject } = await testApp({ world: createWorld({ seed: 'far', size: 'small' }) });
  await inject('/matches/live');
  const answered: string[] = [];
  const ask = async (url: string) => {
    await inject(url);
    answered.push(url);
  };
  const years = [2001, 2012, 2023, 2034, 2045, 2056];
  const far = years.map((year) => ask(`${DAY}${year}0515`));
  await Promise.all([...far, ask('/matches/live?limit=3')]);
  expect(answered.indexOf('/matches/live?limit=3')).toBeLessThan(2);
  expect(answered.slice(-4)).toEqual(years.slice(-4).map((year) => `${DAY}${year}0515`));
});

test('after a day far away all other calls, such as a log-in of many steps, have as long as it took', async () => {
  const days: { start: number; end: number }[] = [];
  const aside: World = {
    ...tinyWorld,
    at(...args) {
      const start = performance.now();
      while (performance.now() < start + 20);
      days.push({ start, end: performance.now() });
      return tinyWorld.at(...args);
    },
  };
  const { inject } = await testApp({ world: { ...tinyWorld, aside: () => aside } });
  await Promise.all([2001, 2012, 2023].map((year) => inject(`${DAY}${year}0515`)));
  const rests = days.slice(1).map(({ start }, n) => start - (days[n]?.end ?? 0));
  expect(Math.min(...rests)).toBeGreaterThan(18);
});

test('calls about far days and instants leave the caches of the present alone', async () => {
  const asked: string[] = [];
  const recording = (name: string): World => ({
    ...tinyWorld,
    at(...args) {
      asked.push(name);
      return tinyWorld.at(...args);
    },
  });
  const { inject } = await testApp({
    world: { ...recording('present'), aside: () => recording('aside') },
  });
  for (const date of ['20261120', '20261224', '20260515', '21001231']) await inject(DAY + date);
  for (const at of ['2026-11-20T19:00:00Z', '2031-11-20T19:00:00Z'])
    await inject({ url: '/matches/live', headers: { 'x-world-at': at } });
  expect(asked).toEqual(['present', 'present', 'aside', 'aside', 'present', 'aside']);
});

test('a far day is not computed once its client has left the queue', async () => {
  const responses: ServerResponse[] = [];
  let computed = 0;
  const aside: World = {
    ...tinyWorld,
    at(...args) {
      computed += 1;
      // All are in the queue after the first, and leave at the second.
      if (computed === 1) for (const client of clients.slice(1)) ask(client);
      if (computed === 2) for (const response of responses) response.destroy();
      return tinyWorld.at(...args);
    },
  };
  const { app, inject } = await testApp({ world: { ...tinyWorld, aside: () => aside } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  app.server.on('request', (_, response) => void responses.push(response));
  const { port } = app.server.address() as AddressInfo;
  const clients: Socket[] = [];
  const ask = (client: Socket) => {
    const year = 2030 + clients.indexOf(client);
    client.write(`GET ${DAY}${year}0515 HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  };
  for (let n = 0; n < 16; n += 1) {
    const client = connect(port, '127.0.0.1').resume();
    clients.push(client);
    await Promise.all([once(client, 'connect'), once(app.server, 'connection')]);
  }
  const left = clients.slice(1).map((client) => once(client, 'close'));
  ask(clients[0] as Socket);
  await Promise.all(left);
  clients[0]?.destroy();
  expect((await inject(`${DAY}20020515`)).statusCode).toBe(200);
  // A connection needs some turns of the event loop to close.
  expect(computed).toBeLessThan(10);
});

test('far days behind sixteen others of their network are 503, those of another network and the next one are answered', async () => {
  const { inject } = await testApp({ world: { ...tinyWorld, aside: () => tinyWorld } });
  const ask = (year: number, network: string) =>
    inject({ url: `${DAY}${year}0515`, headers: { 'x-forwarded-for': network } });
  const crowd = Array.from({ length: 40 }, (_, n) => ask(2031 + n, '203.0.113.66'));
  const visitor = ask(2020, '203.0.113.5');
  const refused = (await Promise.all(crowd)).filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(20);
  for (const { statusCode, headers } of refused)
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect((await visitor).statusCode).toBe(200);
  expect((await ask(2021, '203.0.113.66')).statusCode).toBe(200);
});

test('a far day is the same from either caches', () => {
  const world = createWorld({ seed: 'far', size: 'small' });
  const [from, now] = [Date.UTC(2012, 4, 15) / 1000, Date.UTC(2026, 10, 20) / 1000];
  const read = (one: World | undefined) => one?.at(now, 'en').matchesBetween(from, from + 86_400);
  expect(read(world.aside?.())).toEqual(read(world));
});
