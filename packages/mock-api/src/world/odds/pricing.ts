export interface TwoWayPrice {
  readonly home: number;
  readonly away: number;
}

const toCents = (value: number): number => Math.max(0.01, Math.round(value * 100) / 100);

/**
 * Net prices of both sides, given the probability of the home side and the margin of the book. The
 * outsider's price is computed from the rounded price of the favourite; otherwise rounding could
 * consume the whole margin of a heavy favourite.
 */
export function twoWayPrice(homeChance: number, margin: number): TwoWayPrice {
  const favourite = Math.max(homeChance, 1 - homeChance);
  const share = Math.min(0.985, favourite * (1 + margin));
  const short = toCents(1 / share - 1);
  const long = toCents(1 / (1 + margin - 1 / (1 + short)) - 1);
  return homeChance >= 0.5 ? { home: short, away: long } : { home: long, away: short };
}
