import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { coveredRange } from './show-part.tsx';

test('PRF-8 the range of a league has all of its matches, and none that starts later', () => {
  const matches = [aMatch({ startTime: 6000 }), aMatch({ startTime: 1200 })];
  expect(coveredRange(matches, 'to-eng1')).toEqual({
    tournamentId: 'to-eng1',
    from: 1200,
    to: 6060,
  });
});
