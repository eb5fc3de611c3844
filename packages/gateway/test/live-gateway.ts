import { isDeepStrictEqual } from 'node:util';
import type { Match } from '@touchline/types';
import { expect, vi } from 'vitest';
import { EventReader } from './event-reader.ts';
import { byId } from './fold.ts';
import { gateway, type TestOptions } from './gateway.ts';
import { json, origin } from './origin.ts';

export const match = (n: number, score: number | null = 0, sport = 'football', padding = 40) =>
  ({
    id: `ma-${n}`,
    startTime: n,
    tournament: { id: `to-${sport}`, name: 'x'.repeat(padding), sportType: sport },
    homeTeam: { name: 'Northgate', score },
  }) as unknown as Match;

/** An upstream whose live list the test sets, polled every 20 ms. */
export async function setUp(options: TestOptions = {}) {
  const world = {
    matches: [match(1), match(2), match(3, 0, 'basketball')] as Match[],
    finished: [] as Match[],
    fails: false,
  };
  const upstream = await origin((request, response) => {
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
  const { url, app, ask } = await gateway(upstream.url, {
    ...options,
    limits: { livePollMs: 20, ...options.limits },
  });
  const stream = `${url}/api/live/stream`;
  const open = (query = '', headers = {}, known?: ReadonlyMap<string, Match>) =>
    EventReader.open(stream + query, headers, known);
  return { world, upstream, open, app, ask, url };
}

// Not a deep toEqual: of lists of megabytes nobody wants to see the difference.
export const settled = (reader: EventReader, want: Match[]) =>
  vi.waitFor(
    () => expect(isDeepStrictEqual(byId(reader.matches.values()), byId(want))).toBe(true),
    { timeout: 20_000, interval: 10 },
  );
