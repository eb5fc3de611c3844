import type { Change, Fixture, Side, SquadPlayer, TeamSheet } from '../../model.ts';
import { playerOf, squadYear } from '../../players/squad.ts';
import { shirtNumber, squadShape } from '../../players/squad-shape.ts';
import type { Quarter } from '../quarter.ts';
import { squadInMatch } from './rotation.ts';
import { rotationsOf } from './scores.ts';

const { positionOf } = squadShape('basketball');

export const inSquad =
  (
    seed: string,
    fixture: Fixture,
    side: Side,
    year = squadYear(fixture[side], fixture.start),
  ): ((shirt: number) => SquadPlayer) =>
  (shirt) => ({
    player: playerOf(seed, fixture[side], shirt, year),
    number: shirtNumber(seed, fixture[side], shirt, year),
    position: positionOf(shirt),
  });

export function basketballSheet(
  seed: string,
  fixture: Fixture,
  side: Side,
  year?: number,
): TeamSheet {
  const { starters, bench } = squadInMatch(seed, fixture, side);
  const named = inSquad(seed, fixture, side, year);
  return { starters: starters.map(named), bench: bench.map(named) };
}

/** The minute of play, of regular time and overtime together. */
function minuteAt(quarters: readonly Quarter[], seconds: number): number {
  const index = quarters.findLastIndex(({ from }) => from <= seconds);
  const { from, to, minutes } = quarters[index] as Quarter;
  const before = quarters.slice(0, index).reduce((sum, quarter) => sum + quarter.minutes, 0);
  return before + Math.min(minutes, 1 + Math.floor(((seconds - from) / (to - from)) * minutes));
}

export function basketballChanges(
  seed: string,
  fixture: Fixture,
  quarters: readonly Quarter[],
): Change[] {
  const rotations = rotationsOf(seed, fixture, quarters);
  return (['home', 'away'] as const)
    .flatMap((side) => {
      const named = inSquad(seed, fixture, side);
      return rotations[side].changes.map(({ seconds, on, off }) => ({
        at: fixture.start + seconds,
        minute: minuteAt(quarters, seconds),
        side,
        on: named(on).player,
        off: named(off).player,
      }));
    })
    .sort((a, b) => a.at - b.at);
}
