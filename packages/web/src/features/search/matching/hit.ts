/** How well a name matches a query, the best first. */
export const RANKS = { exact: 0, prefix: 1, word: 2, part: 3, secondary: 4 } as const;
export type Rank = (typeof RANKS)[keyof typeof RANKS];

/** A part of the shown text; `end` is exclusive. */
export type Range = readonly [start: number, end: number];

export interface Hit {
  readonly rank: Rank;
  readonly marks: readonly Range[];
}
