import type { Fixture, Side, TeamSheet } from '../../model.ts';
import { inSquad } from '../../players/in-squad.ts';
import { squadShape } from '../../players/squad-shape.ts';
import { chance } from '../../random/random.ts';

/** How often the substitute plays in the place of another. */
const STAND_IN_SHARE = 0.06;

/** The shirts of those who play, in the order of their roles, and of the one who does not. */
export function shirtsIn(seed: string, fixture: Fixture, side: Side) {
  const { shirts } = squadShape(fixture[side].game);
  const substitute = shirts.length;
  const playing = shirts.slice(0, -1);
  const roll = chance(seed, 'match', fixture.id, side, 'stand-in') / STAND_IN_SHARE;
  if (roll >= 1) return { playing, bench: substitute };
  const replaced = Math.floor(roll * playing.length);
  return {
    playing: playing.map((shirt, no) => (no === replaced ? substitute : shirt)),
    bench: replaced + 1,
  };
}

/** A stand-in has the role of the player replaced. */
export function esportsSheet(seed: string, fixture: Fixture, side: Side, year?: number): TeamSheet {
  const { positionOf } = squadShape(fixture[side].game);
  const { playing, bench } = shirtsIn(seed, fixture, side);
  const named = inSquad(seed, fixture, side, year);
  return {
    starters: playing.map((shirt, no) => named(shirt, positionOf(no + 1))),
    bench: [named(bench)],
  };
}
