import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { lineOf } from './handicap.ts';

const lines = (statusId: 'UPCOMING' | 'ONGOING' | 'FINISHED', home: number, away: number) => {
  const match = aMatch({ statusId });
  const scored = {
    ...match,
    homeTeam: { ...match.homeTeam, score: home },
    awayTeam: { ...match.awayTeam, score: away },
  };
  return [lineOf(scored, 'home'), lineOf(scored, 'away')];
};

test('in play the team that leads gives half a goal, otherwise the line is level', () => {
  expect(lines('ONGOING', 2, 1)).toEqual(['−0.5', '+0.5']);
  expect(lines('ONGOING', 0, 1)).toEqual(['+0.5', '−0.5']);
  expect(lines('ONGOING', 1, 1)).toEqual(['0', '0']);
});

test('the closing prices of a match that is over are those of the level line', () => {
  expect(lines('FINISHED', 3, 0)).toEqual(['0', '0']);
});
