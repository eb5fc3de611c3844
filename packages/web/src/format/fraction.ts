const denominators = [1, 2, 4, 5, 8, 10, 20, 25, 33, 50, 100];
const tolerance = 0.05;

/** The fraction with the smallest denominator in use among bookmakers that is within 5 % of the price. */
export function fraction(net: number): string {
  for (const below of denominators) {
    const above = Math.round(net * below);
    if (above > 0 && Math.abs(above / below - net) <= net * tolerance) return `${above}/${below}`;
  }
  return `1/${Math.round(1 / net)}`;
}
