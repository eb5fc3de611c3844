import { expect, test } from 'vitest';
import { lineupErrors } from '../src/invariants/lineup-errors.ts';
import { matchWalk } from './match-walk.ts';

const walk = matchWalk('2026-11-28T16:00:00Z', '/matches/lineups', lineupErrors);

test.each([
  ['football', 'en'],
  ['football', 'zh'],
  ['basketball', 'en'],
  ['basketball', 'zh'],
  ['esports', 'en'],
  ['esports', 'zh'],
])(
  'MDT-7 a day of twenty matches of %s, minute by minute, has no contradiction in %s',
  async (sport, language) => {
    const matches = await walk.matches(sport);
    expect(matches).toHaveLength(20);
    for (const match of matches) {
      const { errors, steps } = await walk.errorsOf(match, 1, language);
      expect(errors).toEqual([]);
      expect(steps).toBeGreaterThan(sport === 'esports' ? 100 : 180);
    }
  },
  300_000,
);
