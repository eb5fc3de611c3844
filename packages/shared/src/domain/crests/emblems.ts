import type { Sport } from '@touchline/types';

/** The emblems of crests, in the order of the drawings. */
export const emblems = [
  ...(['star', 'sun', 'moon', 'rose', 'tree', 'wave', 'peak', 'tower'] as const),
  ...(['crown', 'wheel', 'bolt', 'shard', 'target', 'mask', 'eye', 'anchor'] as const),
  ...(['arrow', 'bear', 'book', 'bull', 'cat', 'comet', 'deer', 'dragon'] as const),
  ...(['elephant', 'fish', 'flame', 'hammer', 'harp', 'heron', 'horse', 'lamp'] as const),
  ...(['leaf', 'lion', 'owl', 'paw', 'ship', 'snake', 'sword', 'tiger'] as const),
  ...(['wing', 'wolf'] as const),
] as const;

export type Emblem = (typeof emblems)[number];

/** The first and the number of the emblems that suit any name. */
export const NEUTRAL_EMBLEMS = {
  football: [0, 10],
  basketball: [0, 10],
  esports: [10, 5],
} as const satisfies Record<Sport, readonly [first: number, count: number]>;
