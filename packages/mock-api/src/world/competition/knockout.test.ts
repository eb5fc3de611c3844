import { expect, test } from 'vitest';
import type { Outcome, SeasonKey, Team } from '../model.ts';
import { knockout } from './knockout.ts';

test('TRN-7 the teams of a tie are known once the last match that decides one of them has ended', () => {
  const entrants = [100, 200, 300, 50].map((knownAt) => ({ team: {} as Team, knownAt }));
  const { rounds } = knockout({
    season: { id: 'se-cup-26' } as SeasonKey,
    firstRound: 1,
    size: 4,
    entrants: () => entrants,
    startsOf: (teams) => (teams === 4 ? [400, 500] : [900]),
    outcome: ({ start }) => ({ winner: 'home', end: start + 100 }) as Outcome,
    isAtNeutralVenue: () => true,
  });
  const knownAt = rounds.map(({ fixtures }) => fixtures().map((fixture) => fixture.knownAt));
  expect(knownAt).toEqual([[200, 300], [600]]);
});
