/** The denominators in use among bookmakers. */
const DENOMINATORS = [1, 2, 4, 5, 8, 10, 20, 25, 33, 50, 100];
const TOLERANCE = 0.05;

/** The fraction with the smallest denominator that is within 5 % of the price. */
export function fraction(net: number): string {
  for (const denominator of DENOMINATORS) {
    const numerator = Math.round(net * denominator);
    if (numerator > 0 && Math.abs(numerator / denominator - net) <= net * TOLERANCE)
      return `${numerator}/${denominator}`;
  }
  return `1/${Math.round(1 / net)}`;
}
