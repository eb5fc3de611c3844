import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { splitByState } from './split-by-state.ts';

const match = (id: string, statusId: Match['statusId']) => ({ id, statusId }) as Match;
const ids = (matches: readonly Match[]) => matches.map(({ id }) => id);

test('TEA-7 what is being played is apart from what comes next', () => {
  const { live, next, played } = splitByState(
    [match('now', 'ONGOING'), match('soon', 'UPCOMING'), match('later', 'UPCOMING')],
    [match('last', 'FINISHED')],
  );
  expect([ids(live), ids(next), ids(played)]).toEqual([['now'], ['soon', 'later'], ['last']]);
});

test('TEA-7 a match that has just ended leads the played ones, once', () => {
  const coming = [match('over', 'FINISHED'), match('soon', 'UPCOMING')];
  expect(ids(splitByState(coming, [match('last', 'FINISHED')]).played)).toEqual(['over', 'last']);
  expect(ids(splitByState(coming, [match('over', 'FINISHED')]).played)).toEqual(['over']);
});
