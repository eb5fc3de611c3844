const MAX_PAGES = 30;

/** The number of pages of a list in a URL, or `fallback`. */
export function pageCount(text: string | null, fallback: number): number {
  const count = Number(text ?? Number.NaN);
  return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_PAGES) : fallback;
}
