const most = 30;

/** How many pages of a list an address asks for: a number of its own, or what is shown without one. */
export function pageCount(word: string | null, otherwise: number): number {
  const count = Number(word ?? Number.NaN);
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : otherwise;
}
