import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { createWorld } from '../src/world/world.ts';
import { contractErrors, NOW_SECONDS, testApp } from './harness.ts';

const headers = { 'x-mock-scenario': 'live-storm' };

async function storm() {
  const { inject, clock } = await testApp({ world: createWorld({ seed: 'storm', size: 'large' }) });
  clock.seconds = NOW_SECONDS + 11 * 3600;
  const live = async () => {
    const response = await inject({ url: '/matches/live?limit=2000', headers });
    expect(contractErrors('listLiveMatches', response)).toEqual([]);
    return response.json().data as Match[];
  };
  /** The matches that are live both now and after `seconds`, each in both states. */
  async function pairs(seconds: number) {
    const before = await live();
    clock.seconds += seconds;
    const after = new Map((await live()).map((match) => [match.id, match]));
    return before.flatMap((match) => {
      const later = after.get(match.id);
      return later ? [[match, later] as const] : [];
    });
  }
  return { live, pairs };
}

const hasOtherPrices = ([a, b]: readonly [Match, Match]) =>
  JSON.stringify(a.odds) !== JSON.stringify(b.odds);

test('live-storm: at least a thousand football matches are live, and they move', async () => {
  const { live, pairs } = await storm();
  const football = (await live()).filter(({ tournament }) => tournament.sportType === 'football');
  expect(football.length).toBeGreaterThanOrEqual(1000);
  const both = await pairs(600);
  const score = ({ homeTeam, awayTeam }: Match) => `${homeTeam.score}–${awayTeam.score}`;
  expect(both.filter(([a, b]) => score(a) !== score(b)).length).toBeGreaterThan(50);
  expect(both.filter(hasOtherPrices).length).toBeGreaterThan(both.length / 2);
}, 60_000);

test('live-storm: the prices of about a hundred matches move every second', async () => {
  const { pairs } = await storm();
  for (let second = 0; second < 5; second += 1) {
    const moved = (await pairs(1)).filter(hasOtherPrices).length;
    expect(moved).toBeGreaterThan(80);
    expect(moved).toBeLessThan(150);
  }
}, 60_000);
