import type { Fixture, Side } from '../model.ts';
import { type Rng, random } from '../random/random.ts';
import { SIDES } from '../sides.ts';
import type { Quarter } from './quarter.ts';
import type { BasketballOutcome } from './quarters.ts';

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

interface Span {
  readonly from: number;
  readonly to: number;
  readonly home: number;
  readonly away: number;
}

/** The seconds of a quarter in which points are scored. */
function spansOf({ from, to, home, away, split }: Quarter): Span[] {
  const whole = { from: from + 12, to: to - 4, home, away };
  if (!split) return [whole];
  return [
    { ...whole, to: split.at, home: split.home, away: split.away },
    { ...whole, from: split.at + 1, home: home - split.home, away: away - split.away },
  ];
}

function basketsInSpan({ start }: Fixture, span: Span, rng: Rng): Basket[] {
  const length = span.to - span.from;
  return SIDES.flatMap((side) =>
    splitIntoBaskets(span[side], rng).map((points) => ({
      at: start + span.from + Math.floor(rng() * length),
      side,
      points,
    })),
  );
}

/** Every basket of the match, by time; each quarter adds up to its score in the outcome. */
export function basketsOf({ seed, fixture, quarters }: BasketballOutcome): Basket[] {
  const rng = random(seed, 'match', fixture.id, 'baskets');
  return quarters
    .flatMap(spansOf)
    .flatMap((span) => basketsInSpan(fixture, span, rng))
    .sort((a, b) => a.at - b.at);
}
