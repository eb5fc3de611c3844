import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Fixture, Side } from '../model.ts';
import { namesakes, withoutNamesakes } from '../names/squads.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { matchParts, type Stoppage } from './result.ts';

/** Shirts on the bench; 12 is the reserve goalkeeper, who stays there. */
const BENCH = [13, 14, 15, 16, 17, 18] as const;
/** By shirt number, from 1: how often it is replaced. */
const REPLACED_WEIGHTS = [0, 3, 2, 2, 3, 5, 6, 7, 9, 8, 8] as const;
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

function pickReplaced(shirts: readonly number[], share: number): number | undefined {
  const starters = shirts.filter((shirt) => (REPLACED_WEIGHTS[shirt - 1] ?? 0) > 0);
  const weightOf = (shirt: number) => REPLACED_WEIGHTS[shirt - 1] as number;
  let roll = share * starters.reduce((sum, shirt) => sum + weightOf(shirt), 0);
  return starters.find((shirt) => {
    roll -= weightOf(shirt);
    return roll < 0;
  });
}

/** Three to five changes of each side, all in the second half. */
export function substitutionsOf(
  seed: string,
  fixture: Fixture,
  stoppage: Stoppage,
): Substitution[] {
  const { id } = fixture;
  const same = namesakes(seed, fixture);
  const { restart } = matchParts(stoppage);
  return (['home', 'away'] as const).flatMap((side) => {
    const rng = random(seed, 'match', id, 'changes', side);
    const count = 3 + Math.floor(rng() * 3);
    const bench = shuffled(rng, BENCH);
    const first = withoutNamesakes(bench, side, same);
    return [...first, ...bench.filter((shirt) => !first.includes(shirt))]
      .slice(0, Math.max(3, Math.min(count, first.length)))
      .map((on, no): Substitution => {
        const minute = FIRST_MINUTE + ((no + rng()) / count) * (LAST_MINUTE - FIRST_MINUTE);
        const share = rng();
        return {
          kind: 'substitution',
          seconds: restart + Math.floor(minute * MINUTE_SECONDS),
          side,
          on,
          off: (shirts) => pickReplaced(shirts, share),
        };
      });
  });
}
