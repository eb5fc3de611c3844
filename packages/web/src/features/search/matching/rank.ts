/** How well a name answers a query, the best first. */
export const RANKS = { exact: 0, prefix: 1, word: 2, part: 3, aside: 4 } as const;
export type Rank = (typeof RANKS)[keyof typeof RANKS];

/** Of a text as it is shown: from, and up to but without. */
export type Range = readonly [start: number, end: number];

export interface Hit {
  readonly tier: Rank;
  readonly marks: readonly Range[];
}
