import { type Basket, basketsOf } from '../baskets.ts';
import type { BasketballOutcome } from '../quarters.ts';
import { type Act, actsOf } from './acts.ts';
import { createGiver, type Rotations, rotationsOf, type Score, scoresOf } from './scores.ts';

/** Who is on the court, who scored, and everything else that is counted: all texts and numbers of a match follow from it. */
export interface MatchScript {
  readonly outcome: BasketballOutcome;
  readonly rotations: Rotations;
  readonly baskets: readonly Basket[];
  /** One for each basket. */
  readonly scores: readonly Score[];
  /** Not in the order of time. */
  acts(): readonly Act[];
}

export function matchScript(outcome: BasketballOutcome): MatchScript {
  const baskets = basketsOf(outcome);
  const rotations = rotationsOf(outcome);
  const give = createGiver(outcome, rotations);
  const scores = scoresOf(outcome, baskets, give);
  return { outcome, rotations, baskets, scores, acts: () => actsOf(outcome, scores, give) };
}
