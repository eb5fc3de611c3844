/** How well a name answers a query, the best first. */
export const tiers = { exact: 0, prefix: 1, word: 2, part: 3, aside: 4 } as const;
export type Tier = (typeof tiers)[keyof typeof tiers];

/** Of a text as it is shown: from, and up to but without. */
export type Range = readonly [start: number, end: number];

export interface Hit {
  readonly tier: Tier;
  readonly marks: readonly Range[];
}
