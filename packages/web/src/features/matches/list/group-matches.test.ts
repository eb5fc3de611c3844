import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { groupMatches } from './group-matches.ts';

const inCup = (id: string, cup: string, startTime: number) => {
  const match = aMatch({ id, startTime });
  return { ...match, tournament: { ...match.tournament, id: cup } };
};

test('MAT-5 matches are grouped by tournament, the one that begins first on top', () => {
  const groups = groupMatches([
    inCup('ma-1', 'to-late', 300),
    inCup('ma-2', 'to-early', 100),
    inCup('ma-3', 'to-late', 200),
  ]);
  expect(groups.map(({ id, matches }) => [id, matches.map((match) => match.id)])).toEqual([
    ['to-early', ['ma-2']],
    ['to-late', ['ma-1', 'ma-3']],
  ]);
});
