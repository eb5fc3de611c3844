import type { Effect } from './effect.ts';

/** The large world: at any instant a thousand matches and more are on. */
export const liveStorm: Effect = { world: 'large' };
