import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { splitByState } from './split-by-state.ts';

const match = (id: string, statusId: Match['statusId']) => ({ id, statusId }) as Match;
const ids = (matches: readonly Match[]) => matches.map(({ id }) => id);

test('TEA-7 live matches are separate from upcoming ones', () => {
  const { live, next, played } = splitByState(
    [match('now', 'ONGOING'), match('soon', 'UPCOMING'), match('later', 'UPCOMING')],
    [match('last', 'FINISHED')],
  );
  expect([ids(live), ids(next), ids(played)]).toEqual([['now'], ['soon', 'later'], ['last']]);
});

test('TEA-7 a match that has just ended comes first among the played ones, and once', () => {
  const upcoming = [match('over', 'FINISHED'), match('soon', 'UPCOMING')];
  expect(ids(splitByState(upcoming, [match('last', 'FINISHED')]).played)).toEqual(['over', 'last']);
  expect(ids(splitByState(upcoming, [match('over', 'FINISHED')]).played)).toEqual(['over']);
});
