import type { Fixture, Side } from '../../model.ts';
import { squadShape } from '../../players/squad-shape.ts';
import { atShare } from '../../random/distributions.ts';
import { random } from '../../random/random.ts';
import type { Quarter } from '../quarter.ts';
import type { BasketballOutcome } from '../quarters.ts';

/** The usual five by position, and who may play in their place. */
const POSITIONS: readonly { readonly first: number; readonly reserves: readonly number[] }[] = [
  { first: 1, reserves: [6] },
  { first: 2, reserves: [7, 7, 11] },
  { first: 3, reserves: [8] },
  { first: 4, reserves: [9, 9, 12] },
  { first: 5, reserves: [10] },
];
/** How often one of the usual five begins on the bench. */
const RESTED_SHARE = 0.06;

/** Between which shares of a quarter a starter goes off, or comes on again. */
const CHANGES = [
  { off: true, from: 0.5, to: 0.9 },
  { off: false, from: 0.3, to: 0.62 },
  { off: true, from: 0.55, to: 0.95 },
  { off: false, from: 0.22, to: 0.6 },
] as const;

interface CourtChange {
  /** From tip-off. */
  readonly seconds: number;
  readonly on: number;
  readonly off: number;
}

/** Who begins for a side, and who is on the court when. */
export interface Rotation {
  readonly starters: readonly number[];
  readonly bench: readonly number[];
  /** In the order of time. */
  readonly changes: readonly CourtChange[];
  /** The five on the court; those who go off in this second are still among them. */
  at(seconds: number): readonly number[];
}

/** Who begins, and who plays for each starter in the first and in the second half. */
function pairsOf(seed: string, { id }: Fixture, side: Side) {
  const rng = random(seed, 'match', id, 'rotation', side);
  const pairs = POSITIONS.map(({ first, reserves }) => {
    const [one, other] = [atShare(reserves, rng()), atShare(reserves, rng())];
    return rng() < RESTED_SHARE
      ? { starter: one, reserves: [first, first] }
      : { starter: first, reserves: [one, other] };
  });
  return { rng, pairs };
}

const benchOf = (starters: readonly number[]) =>
  squadShape('basketball').shirts.filter((shirt) => !starters.includes(shirt));

/** Starters and bench, which do not depend on the result. */
export function squadInMatch(seed: string, fixture: Fixture, side: Side) {
  const starters = pairsOf(seed, fixture, side).pairs.map(({ starter }) => starter);
  return { starters, bench: benchOf(starters) };
}

/** Each starter rests once in each half, from the first quarter into the second and from the third into the fourth. */
export function rotationOf({ seed, fixture, quarters }: BasketballOutcome, side: Side): Rotation {
  const { rng, pairs } = pairsOf(seed, fixture, side);
  const starters = pairs.map(({ starter }) => starter);
  const changes: CourtChange[] = [];
  for (const { starter, reserves } of pairs) {
    for (const [no, { off, from, to }] of CHANGES.entries()) {
      const quarter = quarters[no] as Quarter;
      const share = from + rng() * (to - from);
      const seconds = Math.round(quarter.from + share * (quarter.to - quarter.from));
      const reserve = reserves[no < 2 ? 0 : 1] as number;
      changes.push(
        off ? { seconds, on: reserve, off: starter } : { seconds, on: starter, off: reserve },
      );
    }
  }
  changes.sort((a, b) => a.seconds - b.seconds);
  const fives: (readonly number[])[] = [starters];
  let five = starters;
  for (const { on, off } of changes) {
    five = [...five];
    five[five.indexOf(off)] = on;
    fives.push(five);
  }
  return {
    starters,
    bench: benchOf(starters),
    changes,
    at(seconds) {
      let count = changes.length;
      while (count > 0 && (changes[count - 1] as CourtChange).seconds >= seconds) count--;
      return fives[count] as readonly number[];
    },
  };
}
