import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { concealMatch } from './conceal-match.ts';
import { isCoveredFrom, isDecidedByCovered, type RecentMatch } from './covered-matches.ts';
import { readShownMatches } from './shown-matches.ts';

const NOW = 1_795_203_600;
const FOUR_DAYS_S = 4 * 86_400;

const aMatch = (change: object = {}) =>
  ({
    id: 'ma-1',
    startTime: NOW - FOUR_DAYS_S,
    statusId: 'ONGOING',
    odds: {},
    tournament: { id: 'to-engcup', sportType: 'basketball' },
    homeTeam: { id: 'te-1' },
    awayTeam: { id: 'te-2' },
    ...change,
  }) as Match;

test('PRF-8 a match in play is covered however long ago it began, and one that is over is not', () => {
  const isCovered = isCoveredFrom(readShownMatches(''), NOW);
  const states = ['ONGOING', 'FINISHED'];
  expect(states.map((statusId) => isCovered(aMatch({ statusId })))).toEqual([true, false]);
});

test('PRF-8 the clock of a covered match names a quarter and no overtime', () => {
  const clockIn = (number: number) =>
    concealMatch(aMatch({ clock: { phase: 'quarter', number, minute: 3 } })).clock;
  expect([clockIn(4), clockIn(5)]).toEqual([{ phase: 'quarter', number: 4, minute: 3 }, undefined]);
});

test('PRF-8 a covered tie decides who plays in another stage, not in its own', () => {
  const tie = { number: 1 };
  const next = aMatch({ id: 'ma-2', statusId: 'UPCOMING', tie, stageId: 'st-final' });
  const decides = (stageId: string) =>
    isDecidedByCovered(next, [aMatch({ tie, stageId }) as RecentMatch]);
  expect([decides('st-semi-final'), decides('st-final')]).toEqual([true, false]);
});
