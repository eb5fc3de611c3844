import type { Fixture } from '../../model.ts';
import { type Basket, basketsOf } from '../baskets.ts';
import type { BasketballOutcome } from '../quarters.ts';
import { type Act, actsOf } from './acts.ts';
import { createGiver, type Rotations, rotationsOf, type Score, scoresOf } from './scores.ts';

/** Who is on the court, who scored, and everything else that is counted: all texts and numbers of a match follow from it. */
export interface MatchScript {
  readonly rotations: Rotations;
  readonly baskets: readonly Basket[];
  /** One for each basket. */
  readonly scores: readonly Score[];
  /** Not in the order of time. */
  acts(): readonly Act[];
}

export function matchScript(
  seed: string,
  fixture: Fixture,
  outcome: BasketballOutcome,
): MatchScript {
  const { quarters } = outcome;
  const baskets = basketsOf(seed, fixture, outcome);
  const rotations = rotationsOf(seed, fixture, quarters);
  const give = createGiver(seed, fixture, rotations);
  const scores = scoresOf(seed, fixture, baskets, give);
  return { rotations, baskets, scores, acts: () => actsOf(seed, fixture, quarters, scores, give) };
}
