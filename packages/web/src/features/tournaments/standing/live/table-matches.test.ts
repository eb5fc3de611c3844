import type { Match, StandingTable } from '@touchline/types';
import { expect, test } from 'vitest';
import { isOfTable } from './table-matches.ts';

const table = {
  stage: 'Season',
  rows: [{ team: { id: 'te-1' } }, { team: { id: 'te-2' } }],
} as StandingTable;

const match = { homeTeam: { id: 'te-1' }, awayTeam: { id: 'te-2' } } as Match;

test.each([
  ['counts a match of its stage', { stage: 'Season' }, true],
  ['counts a match whose stage is unknown', {}, true],
  ['does not count a match of another stage', { stage: 'Relegation round' }, false],
  ['does not count a match of another group', { stage: 'Season', group: 'B' }, false],
  ['does not count a tie', { tie: { number: 1 } }, false],
])('MDT-3 TRN-7 a table %s between its teams', (_, change, isCounted) => {
  expect(isOfTable(table, { ...match, ...change } as Match)).toBe(isCounted);
});
