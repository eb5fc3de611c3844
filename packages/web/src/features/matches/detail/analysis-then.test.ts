import type { Match, SideAnalysis } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { analysisThen } from './analysis-then.ts';

const side = (change: Partial<SideAnalysis> = {}): SideAnalysis => ({
  ranking: 3,
  streakType: 'win',
  streakCount: 2,
  last6MonthsWinRate: 50,
  totalWins: 10,
  totalDraws: 4,
  totalLosses: 6,
  ...change,
});

const match = aMatch();
const homeId = match.homeTeam.id;

/** A match of the home team so many days from this one, with that score. */
function played(days: number, own: number, other: number): Match {
  const { homeTeam, awayTeam } = match;
  return aMatch({
    id: `ma-${days}`,
    startTime: kickOff + days * 86_400,
    statusId: 'FINISHED',
    homeTeam: { ...homeTeam, id: homeId, score: own },
    awayTeam: { ...awayTeam, score: other },
  });
}

test('MDT-2 the form at a moment counts neither its match nor later ones, and has the streak of then', () => {
  const home = [played(7, 2, 0), played(0, 1, 0), played(-7, 0, 0), played(-14, 1, 1)];
  const then = analysisThen({ homeTeam: side(), awayTeam: side() }, match, {
    home: [...home, played(-21, 0, 3)],
    away: [],
  });
  expect(then.homeTeam).toMatchObject({
    totalWins: 8,
    totalDraws: 4,
    totalLosses: 6,
    streakType: 'draw',
    streakCount: 2,
  });
  expect(then.awayTeam).toEqual(side());
});
