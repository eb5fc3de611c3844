import { isDeepStrictEqual } from 'node:util';
import type { Match } from '@touchline/types';
import { expect, vi } from 'vitest';
import { sortById } from './apply-event.ts';
import { EventReader } from './event-reader.ts';
import { startGateway, type TestOptions } from './gateway.ts';
import { json, startOrigin } from './origin.ts';

export const match = (n: number, score: number | null = 0, sport = 'football', padding = 40) =>
  ({
    id: `ma-${n}`,
    startTime: n,
    tournament: { id: `to-${sport}`, name: 'x'.repeat(padding), sportType: sport },
    homeTeam: { name: 'Northgate', score },
  }) as unknown as Match;

/** A gateway that polls every 20 ms, with an upstream whose live list the test sets. */
export async function setUp(options: TestOptions = {}) {
  const world = {
    matches: [match(1), match(2), match(3, 0, 'basketball')] as Match[],
    finished: [] as Match[],
    fails: false,
    /** Responses wait for it. */
    ready: Promise.resolve(),
  };
  const upstream = await startOrigin(async (request, response) => {
    await world.ready;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream');
    if (world.fails) response.writeHead(500).end();
    else if (pathname === '/matches/info') {
      const found = world.finished.find(({ id }) => id === searchParams.get('matchId'));
      if (found) json(found)(request, response);
      else response.writeHead(404).end();
    } else if (pathname === '/tournaments/info') {
      json({ sportType: searchParams.get('tournamentId')?.slice(3) })(request, response);
    } else json(world.matches, { 'x-world-now': '2026-11-20T20:37:00Z' })(request, response);
  });
  const { url, app, client } = await startGateway(upstream.url, {
    ...options,
    limits: { livePollMs: 20, ...options.limits },
  });
  const stream = `${url}/api/live/stream`;
  const open = (query = '', headers = {}, shown?: ReadonlyMap<string, Match>) =>
    EventReader.open(stream + query, headers, shown);
  return { world, upstream, open, app, client, url };
}

// Without `toEqual`, which would print the difference of lists of megabytes.
export const waitForMatches = (reader: EventReader, expected: Match[]) =>
  vi.waitFor(
    () =>
      expect(isDeepStrictEqual(sortById(reader.matches.values()), sortById(expected))).toBe(true),
    { timeout: 60_000, interval: 10 },
  );
