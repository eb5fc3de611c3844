import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { EventReader } from './event-reader.ts';
import { startGateway } from './gateway.ts';
import { json, startOrigin } from './origin.ts';
import { waitFor } from './wait-for.ts';

const LIVE = 300;
const MAX_FINALS = 64;
const MAX_TOURNAMENTS = 64;

const side = (id: string) => ({ id, name: `Team ${id}`, logo: 'x.svg', score: 0 });

/** A plain upstream whose live list has other matches, teams and tournaments each time that it is asked. */
async function startChangingUpstream() {
  const asked: Record<string, number> = {};
  const upstream = await startOrigin((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://upstream');
    asked[pathname] = (asked[pathname] ?? 0) + 1;
    if (pathname !== '/matches/live') return void response.writeHead(404).end();
    const list = Array.from({ length: LIVE }, (_, n) => {
      const id = `${asked[pathname]}-${n}`;
      return {
        id: `ma-${id}`,
        startTime: 1_795_203_600,
        statusId: 'ONGOING',
        tournament: { id: `to-${id}`, name: 'Cup' },
        homeTeam: side(`te-${id}-1`),
        awayTeam: side(`te-${id}-2`),
      };
    });
    json(list)(request, response);
  });
  return { upstream, asked };
}

test('an upstream that changes all ids is asked for few matches and tournaments each time, and its streams go on', async () => {
  const { upstream, asked } = await startChangingUpstream();
  const env = { UPSTREAM_EXTRAS: '', DRIFT: 'warn' };
  const { url, client } = await startGateway(upstream.url, { env, limits: { livePollMs: 100 } });
  const reader = await EventReader.open(`${url}/api/live/stream`);
  await waitFor(() => expect(asked['/matches/live']).toBeGreaterThan(3));
  const lists = asked['/matches/live'] ?? 0;
  expect(asked['/matches/info']).toBeLessThanOrEqual(lists * MAX_FINALS);
  expect(asked['/tournaments/info']).toBeLessThanOrEqual(lists * MAX_TOURNAMENTS);
  await waitFor(() => expect(reader.matches.size).toBe(LIVE));
  await client.get('/healthz').expect(200);
  reader.close();
  await sleep(50);
});

test('SYS-3 an upstream with lists of 10 MB costs an answer, and no other request', async () => {
  const name = 'x'.repeat(30_000);
  const list = Array.from({ length: 300 }, (_, n) => ({
    id: `ma-${n}`,
    startTime: 1_795_203_600,
    statusId: 'ONGOING',
    homeTeam: { ...side(`te-${n}-1`), name },
    awayTeam: side(`te-${n}-2`),
  }));
  const upstream = await startOrigin((request, response) => {
    const isLive = request.url?.startsWith('/matches/live');
    json(isLive ? list : [])(request, response);
  });
  const env = { UPSTREAM_EXTRAS: '', DRIFT: 'warn' };
  const { client } = await startGateway(upstream.url, { env });
  const { body, text } = await client.get('/api/matches/live?limit=100').expect(200);
  expect(body.data[0].homeTeam.name).toHaveLength(300);
  expect(text.length).toBeLessThan(1_000_000);
});
