import { createWorld } from '@touchline/mock-api/world';
import { expect, test } from 'vitest';
import { WARM_CACHE, warmUp } from '../src/api/warm-up.ts';

const DAY_SECONDS = 86_400;
const MIDNIGHT = Date.UTC(2026, 10, 28) / 1000;
const NOON = MIDNIGHT + DAY_SECONDS / 2;

test('after the warm-up every match from yesterday to four days ahead is cached', async () => {
  const world = createWorld({ seed: 'touchline', size: 'standard', cacheLimits: WARM_CACHE });
  const view = world.at(NOON, 'en');
  const prepared = new Set<object>();
  await warmUp({
    prepare: (from, to) => {
      for (const match of view.matchesBetween(from, to)) prepared.add(match);
    },
    midnight: MIDNIGHT,
    pause: async () => {},
  });
  const matches = view.matchesBetween(MIDNIGHT - DAY_SECONDS, MIDNIGHT + 5 * DAY_SECONDS);
  expect(matches.length).toBeGreaterThan(1000);
  expect(matches.filter((match) => !prepared.has(match))).toEqual([]);
});

test('the warm-up begins with today, and pauses before each hour', async () => {
  const steps: (number | 'pause')[] = [];
  await warmUp({
    prepare: (from) => void steps.push((from - MIDNIGHT) / 3600),
    midnight: MIDNIGHT,
    pause: async () => steps.push('pause'),
  });
  expect(steps.slice(0, 4)).toEqual(['pause', 0, 'pause', 1]);
  expect(steps.filter((step) => step === 'pause')).toHaveLength(6 * 24);
});
