import type { Change } from '../../model.ts';
import { inSquad, type SheetOf } from '../../players/in-squad.ts';
import { SIDES } from '../../sides.ts';
import type { Quarter } from '../quarter.ts';
import type { BasketballOutcome } from '../quarters.ts';
import { squadInMatch } from './rotation.ts';
import { rotationsOf } from './scores.ts';

export const basketballSheet: SheetOf = (seed, fixture, side, year) => {
  const { starters, bench } = squadInMatch(seed, fixture, side);
  const named = inSquad(seed, fixture, side, year);
  const all = (shirts: readonly number[]) => shirts.map((shirt) => named(shirt));
  return { starters: all(starters), bench: all(bench) };
};

/** The minute of play, of regular time and overtime together. */
function minuteAt(quarters: readonly Quarter[], seconds: number): number {
  const index = quarters.findLastIndex(({ from }) => from <= seconds);
  const { from, to, minutes } = quarters[index] as Quarter;
  const before = quarters.slice(0, index).reduce((sum, quarter) => sum + quarter.minutes, 0);
  return before + Math.min(minutes, 1 + Math.floor(((seconds - from) / (to - from)) * minutes));
}

export function basketballChanges(outcome: BasketballOutcome): Change[] {
  const { seed, fixture, quarters } = outcome;
  const rotations = rotationsOf(outcome);
  return SIDES.flatMap((side) => {
    const named = inSquad(seed, fixture, side);
    return rotations[side].changes.map(({ seconds, on, off }) => ({
      at: fixture.start + seconds,
      minute: minuteAt(quarters, seconds),
      side,
      on: named(on).player,
      off: named(off).player,
    }));
  }).sort((a, b) => a.at - b.at);
}
