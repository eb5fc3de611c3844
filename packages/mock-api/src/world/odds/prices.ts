export interface Price {
  readonly home: number;
  readonly away: number;
}

const cents = (value: number): number => Math.max(0.01, Math.round(value * 100) / 100);

/**
 * Net prices of two sides for a chance of the first, with a margin on both together. The second is
 * reckoned from the first as rounded, so that rounding does not eat the margin of a sure thing.
 */
export function priced(chance: number, margin: number): Price {
  const favourite = Math.max(chance, 1 - chance);
  const share = Math.min(0.985, favourite * (1 + margin));
  const short = cents(1 / share - 1);
  const long = cents(1 / (1 + margin - 1 / (1 + short)) - 1);
  return chance >= 0.5 ? { home: short, away: long } : { home: long, away: short };
}
