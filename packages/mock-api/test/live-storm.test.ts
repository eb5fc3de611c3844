import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { createWorld } from '../src/world/world.ts';
import { faultsOf, now, testApp } from './harness.ts';

const headers = { 'x-mock-scenario': 'live-storm' };

test('live-storm: at least a thousand matches are live, and they move', async () => {
  const largeWorld = createWorld({ seed: 'storm', size: 'large' });
  const { ask, clock } = await testApp({ largeWorld: () => largeWorld });
  const live = async () => {
    const response = await ask({ url: '/matches/live?limit=2000', headers });
    expect(faultsOf('listLiveMatches', response)).toEqual([]);
    return response.json().data as Match[];
  };
  clock.seconds = now + 11 * 3600;
  const before = await live();
  expect(before.length).toBeGreaterThanOrEqual(1000);
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
