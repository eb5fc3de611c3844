import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Side } from '../model.ts';
import { withoutNamesakes } from '../names/squads.ts';
import { isKeeper, playSameLine } from '../players/lines.ts';
import { indexAtShare, shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { SIDES } from '../sides.ts';
import type { Squads } from './eleven.ts';
import type { FootballOutcome } from './result.ts';

/** By shirt number, from 1: how often a starter is replaced; goalkeepers play on. */
const REPLACED_WEIGHTS = [0, 3, 2, 2, 3, 5, 6, 7, 9, 8, 8, 0, 3, 3, 6, 6, 9, 6] as const;
/** How much likelier a player of the same line is. */
const SAME_LINE_FACTOR = 5;
/** Minutes of the second half between which sides change players. */
const FIRST_MINUTE = 1;
const LAST_MINUTE = 42;

export interface Substitution {
  readonly kind: 'substitution';
  readonly seconds: number;
  readonly side: Side;
  /** Shirt of the player who comes on. */
  readonly on: number;
  /** Chooses the shirt of the player who goes off among those who may. */
  off(shirts: readonly number[]): number | undefined;
}

function pickReplaced(starters: readonly number[], on: number, share: number) {
  const weightOf = (index: number) => {
    const shirt = starters[index] as number;
    return (
      (REPLACED_WEIGHTS[shirt - 1] as number) * (playSameLine(shirt, on) ? SAME_LINE_FACTOR : 1)
    );
  };
  return starters[indexAtShare(starters.length, weightOf, share)];
}

/** Three to five changes of each side, all in the second half. */
export function substitutionsOf(
  { seed, fixture: { id }, parts }: FootballOutcome,
  { elevens, unnamed }: Squads,
): Substitution[] {
  return SIDES.flatMap((side) => {
    const rng = random(seed, 'match', id, 'changes', side);
    const count = 3 + Math.floor(rng() * 3);
    const { starters, bench: reserves } = elevens[side];
    const bench = shuffled(
      rng,
      reserves.filter((shirt) => !isKeeper(shirt)),
    );
    const first = withoutNamesakes(bench, side, unnamed);
    return [...first, ...bench.filter((shirt) => !first.includes(shirt))]
      .slice(0, Math.max(3, Math.min(count, first.length)))
      .map((on, no): Substitution => {
        const minute = FIRST_MINUTE + ((no + rng()) / count) * (LAST_MINUTE - FIRST_MINUTE);
        const share = rng();
        return {
          kind: 'substitution',
          seconds: parts.restart + Math.floor(minute * MINUTE_SECONDS),
          side,
          on,
          off: (shirts) =>
            pickReplaced(
              shirts.filter((shirt) => starters.includes(shirt)),
              on,
              share,
            ),
        };
      });
  });
}
