import type { Fixture, Side } from '../model.ts';
import { type Dice, random } from '../random/random.ts';
import type { BasketballOutcome, Quarter } from './quarters.ts';

export interface Basket {
  readonly at: number;
  readonly side: Side;
  readonly points: number;
}

function shotsFor(total: number, dice: Dice): number[] {
  const shots: number[] = [];
  for (let left = total; left > 0; ) {
    const roll = dice();
    const points = Math.min(left, roll < 0.2 ? 1 : roll < 0.76 ? 2 : 3);
    shots.push(points);
    left -= points;
  }
  return shots;
}

function inQuarter(fixture: Fixture, quarter: Quarter, dice: Dice): Basket[] {
  const length = quarter.to - quarter.from - 16;
  return (['home', 'away'] as const).flatMap((side) =>
    shotsFor(quarter[side], dice).map((points) => ({
      at: fixture.start + quarter.from + 12 + Math.floor(dice() * length),
      side,
      points,
    })),
  );
}

/** Every basket of the match, in order; quarter by quarter they make the outcome. */
export function basketsOf(
  seed: string,
  fixture: Fixture,
  { quarters }: BasketballOutcome,
): Basket[] {
  const dice = random(seed, 'match', fixture.id, 'baskets');
  return quarters
    .flatMap((quarter) => inQuarter(fixture, quarter, dice))
    .sort((a, b) => a.at - b.at);
}
