/** With two decimals, as each of them has. */
export const meanRating = (ratings: readonly number[]): number =>
  Math.round((ratings.reduce((sum, one) => sum + one, 0) / ratings.length) * 100) / 100;
