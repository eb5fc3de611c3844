import type { TimelineScores } from '@touchline/types';

/** Index of the last instant of an ascending list that is not later than this one; -1 before the first. */
export function findLast(at: readonly number[], seconds: number): number {
  let low = 0;
  let high = at.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] as number) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The score so many seconds from the start. */
export function scoreIn({ at, home, away }: TimelineScores, seconds: number) {
  const index = findLast(at, seconds);
  return { home: home[index] ?? 0, away: away[index] ?? 0 };
}
