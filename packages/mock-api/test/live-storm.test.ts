import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { createWorld } from '../src/world/world.ts';
import { faultsOf, now, testApp } from './harness.ts';

const headers = { 'x-mock-scenario': 'live-storm' };

test('live-storm: at least a thousand football matches are live, and they move', async () => {
  const stormWorld = createWorld({ seed: 'storm', size: 'storm' });
  const { ask, clock } = await testApp({ stormWorld: () => stormWorld });
  const live = async () => {
    const response = await ask({ url: '/matches/live?limit=2000', headers });
    expect(faultsOf('listLiveMatches', response)).toEqual([]);
    return response.json().data as Match[];
  };
  // The scenario's clock goes round in an hour and a half; from its beginning on.
  clock.seconds = now + 11 * 3600;
  clock.seconds -= clock.seconds % 5400;
  const before = await live();
  const football = before.filter(({ tournament }) => tournament.sportType === 'football');
  expect(football.length).toBeGreaterThanOrEqual(1000);
  clock.seconds += 600;
  const after = new Map((await live()).map((match) => [match.id, match]));
  const both = before.flatMap((match) => {
    const later = after.get(match.id);
    return later ? [[match, later] as const] : [];
  });
  const score = ({ homeTeam, awayTeam }: Match) => `${homeTeam.score}–${awayTeam.score}`;
  const scored = both.filter(([a, b]) => score(a) !== score(b)).length;
  const priced = both.filter(([a, b]) => JSON.stringify(a.odds) !== JSON.stringify(b.odds)).length;
  expect(scored).toBeGreaterThan(50);
  expect(priced).toBeGreaterThan(both.length / 2);
}, 60_000);
