import type { Effect } from '../effect.ts';
import { roll } from './keyed-random.ts';

export const latency = (ms: number): Effect => ({ delay: () => ms });

export const latencyBetween = (from: number, to: number): Effect => ({
  delay: ({ key }) => Math.round(from + roll(`latency ${key}`) * (to - from)),
});
