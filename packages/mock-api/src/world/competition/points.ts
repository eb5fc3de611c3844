import type { Sport } from '@touchline/types';
import type { Fixture, Outcome, Team } from '../model.ts';

export type Result = 'win' | 'draw' | 'loss';

/** Points for a win, a draw and a loss. */
export const POINTS: Readonly<Record<Sport, Readonly<Record<Result, number>>>> = {
  football: { win: 3, draw: 1, loss: 0 },
  basketball: { win: 2, draw: 0, loss: 1 },
  esports: { win: 3, draw: 1, loss: 0 },
};

/** Winning a shoot-out counts as a win, although the score is level: see decision 0007. */
export function resultFor(team: Team, fixture: Fixture, { winner }: Outcome): Result {
  if (winner === undefined) return 'draw';
  return fixture[winner] === team ? 'win' : 'loss';
}
