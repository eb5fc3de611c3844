import { expect, test } from 'vitest';
import type { Fixture, Outcome, Team } from '../model.ts';
import { byOwnMatches } from './own-matches.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id }) as Team) as [Team, Team, Team, Team];
const rows = [a, b, c, d].map((team) => ({ team, points: 20 }));
const [rowA, rowB] = rows as [(typeof rows)[number], (typeof rows)[number]];
const everyPair = [a, b, c, d].flatMap((home) =>
  [a, b, c, d].filter((away) => away !== home).map((away) => ({ home, away }) as Fixture),
);
/** A wins at home, all others draw. */
const outcomeOf = ({ home }: Fixture) => ({ home: home === a ? 1 : 0, away: 0 }) as Outcome;

test('the matches between teams with equal points decide once all of them are played', () => {
  expect(byOwnMatches(rows, everyPair, outcomeOf)(rowA, rowB)).toBeLessThan(0);
});

test('none of the teams is compared by them before that, so that the order is transitive', () => {
  const withoutOne = everyPair.filter(({ home, away }) => home !== c || away !== d);
  expect(byOwnMatches(rows, withoutOne, outcomeOf)(rowA, rowB)).toBe(0);
});
