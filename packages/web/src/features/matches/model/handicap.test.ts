import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { chanceKind, isOpeningLine, lineOf } from './handicap.ts';

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

test('opening prices are of the same line while a football match is level', () => {
  expect(isOpeningLine(aMatch({ statusId: 'FINISHED' }))).toBe(true);
  expect(isOpeningLine(aMatch())).toBe(false);
  const { tournament } = aMatch();
  const basketball = { ...tournament, sportType: 'basketball' as const };
  expect(isOpeningLine(aMatch({ tournament: basketball }))).toBe(true);
});

test('NWS-4 a price on the level line is the chance if the match is not drawn', () => {
  expect(chanceKind('football', '0')).toBe('level');
  expect(chanceKind('football', '−0.5')).toBe('win');
  expect(chanceKind('football', '+0.5')).toBe('notLose');
  expect(chanceKind('basketball', '0')).toBe('win');
});
