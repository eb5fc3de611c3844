import type { Localized } from '../localized.ts';
import type { Fixture, Side } from '../model.ts';
import { namesakes, playerName, withoutNamesakes } from '../names/squads.ts';
import { chance } from '../random/random.ts';

const SHIRTS = Array.from({ length: 10 }, (_, index) => index + 1);

/** Who scores: the player of a side for the nth fact of this name in a match. */
export function createShooters(seed: string, fixture: Fixture) {
  const same = namesakes(seed, fixture);
  return (side: Side, fact: string, no: number): Localized => {
    const shirts = withoutNamesakes(SHIRTS, side, same);
    const index = Math.floor(chance(seed, 'match', fixture.id, fact, no) * shirts.length);
    return playerName(seed, fixture[side], shirts[index] as number, fixture.season.year);
  };
}
