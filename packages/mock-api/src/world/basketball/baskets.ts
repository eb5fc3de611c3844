import type { Fixture, Side } from '../model.ts';
import { type Rng, random } from '../random/random.ts';
import type { BasketballOutcome, Quarter } from './quarters.ts';

export interface Basket {
  readonly at: number;
  readonly side: Side;
  readonly points: number;
}

function splitIntoBaskets(total: number, rng: Rng): number[] {
  const baskets: number[] = [];
  for (let left = total; left > 0; ) {
    const roll = rng();
    const points = Math.min(left, roll < 0.2 ? 1 : roll < 0.76 ? 2 : 3);
    baskets.push(points);
    left -= points;
  }
  return baskets;
}

function basketsInQuarter(fixture: Fixture, quarter: Quarter, rng: Rng): Basket[] {
  const length = quarter.to - quarter.from - 16;
  return (['home', 'away'] as const).flatMap((side) =>
    splitIntoBaskets(quarter[side], rng).map((points) => ({
      at: fixture.start + quarter.from + 12 + Math.floor(rng() * length),
      side,
      points,
    })),
  );
}

/** Every basket of the match, by time; each quarter adds up to its score in the outcome. */
export function basketsOf(
  seed: string,
  fixture: Fixture,
  { quarters }: BasketballOutcome,
): Basket[] {
  const rng = random(seed, 'match', fixture.id, 'baskets');
  return quarters
    .flatMap((quarter) => basketsInQuarter(fixture, quarter, rng))
    .sort((a, b) => a.at - b.at);
}
