import type { Side } from '../../model.ts';
import { squadYears } from '../../players/squad.ts';
import { random } from '../../random/random.ts';
import { bothSides, opponentOf } from '../../sides.ts';
import type { Basket } from '../baskets.ts';
import type { BasketballOutcome } from '../quarters.ts';
import { type Deed, pickOf, weightsOf } from './pick.ts';
import { type Rotation, rotationOf } from './rotation.ts';

/** A basket with its scorer. */
export interface Score {
  /** From tip-off. */
  readonly at: number;
  readonly side: Side;
  readonly points: 1 | 2 | 3;
  readonly shirt: number;
  /**
   * How it came: after a pass, a rebound of a teammate's miss or a steal; by a free throw after one that was missed;
   * otherwise alone.
   */
  readonly how: 'alone' | 'assisted' | 'putback' | 'steal' | 'one-of-two';
  /** Who passed or missed, or the opponent who lost the ball. */
  readonly other: number;
}

export type Rotations = Readonly<Record<Side, Rotation>>;

export const rotationsOf = (outcome: BasketballOutcome): Rotations =>
  bothSides((side) => rotationOf(outcome, side));

/** Decides which of the five on the court did something. */
export function createGiver({ seed, fixture }: BasketballOutcome, rotations: Rotations) {
  const years = squadYears(fixture);
  const weights = bothSides((side) => weightsOf(seed, fixture[side], years[side]));
  return (side: Side, at: number, deed: Deed, share: number, without?: number): number =>
    pickOf(rotations[side].at(at), weights[side][deed], share, without);
}

export type Giver = ReturnType<typeof createGiver>;

const DEEDS = ['freeThrow', 'two', 'three'] as const;
/** Weights of the kinds of baskets worth so many points. */
const WAYS: readonly (readonly (readonly [Score['how'], number])[])[] = [
  [['one-of-two', 0.28]],
  [
    ['assisted', 0.5],
    ['putback', 0.08],
    ['steal', 0.08],
  ],
  [['assisted', 0.8]],
];

function wayAt(points: number, share: number): Score['how'] {
  let roll = share;
  for (const [how, part] of WAYS[points - 1] ?? []) {
    roll -= part;
    if (roll < 0) return how;
  }
  return 'alone';
}

/** Who scored each basket, among those on the court. */
export function scoresOf(
  { seed, fixture }: BasketballOutcome,
  baskets: readonly Basket[],
  give: Giver,
): Score[] {
  const rng = random(seed, 'match', fixture.id, 'scorers');
  return baskets.map(({ at: instant, side, points }) => {
    const at = instant - fixture.start;
    const shirt = give(side, at, DEEDS[points - 1] as Deed, rng());
    const how = wayAt(points, rng());
    const share = rng();
    const other =
      how === 'assisted'
        ? give(side, at, 'assist', share, shirt)
        : how === 'putback'
          ? give(side, at, 'two', share, shirt)
          : how === 'steal'
            ? give(opponentOf(side), at, 'turnover', share)
            : 0;
    return { at, side, points: points as Score['points'], shirt, how, other };
  });
}
