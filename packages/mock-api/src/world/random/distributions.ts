import type { Rng } from './random.ts';

/** An integer from 0 to count - 1. */
function integerBelow(rng: Rng, count: number): number {
  return Math.floor(rng() * count);
}

/** An integer from `min` to `max`, both included. */
export function between(rng: Rng, min: number, max: number): number {
  return min + integerBelow(rng, max - min + 1);
}

/** The element at this share, in [0, 1), of the list. */
export const atShare = <T>(list: readonly T[], share: number): T =>
  list[Math.floor(share * list.length)] as T;

/** The index at a share of the sum of `count` weights. */
export function indexAtShare(
  count: number,
  weightOf: (index: number) => number,
  share: number,
): number {
  let total = 0;
  for (let index = 0; index < count; index++) total += weightOf(index);
  let roll = share * total;
  let last = -1;
  for (let index = 0; index < count; index++) {
    const weight = weightOf(index);
    if (weight === 0) continue;
    last = index;
    roll -= weight;
    if (roll < 0) return index;
  }
  return last;
}

export function shuffled<T>(rng: Rng, list: readonly T[]): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = integerBelow(rng, last + 1);
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}

const MAX_POISSON = 15;

export function poisson(rng: Rng, mean: number): number {
  let left = rng();
  let probability = Math.exp(-mean);
  let count = 0;
  while (left >= probability && count < MAX_POISSON) {
    left -= probability;
    count++;
    probability *= mean / count;
  }
  return count;
}

/** Nearly normal, with standard deviation 1: the sum of four uniform numbers, scaled. */
export function approximateNormal(rng: Rng): number {
  return (rng() + rng() + rng() + rng() - 2) * Math.sqrt(3);
}

/** Share of the standard normal distribution below x (Zelen and Severo's approximation). */
export function normalCdf(x: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(x));
  const tail =
    0.398_942_3 *
    Math.exp((-x * x) / 2) *
    t *
    (0.319_381_5 + t * (-0.356_563_8 + t * (1.781_478 + t * (-1.821_256 + t * 1.330_274))));
  return x > 0 ? 1 - tail : tail;
}
