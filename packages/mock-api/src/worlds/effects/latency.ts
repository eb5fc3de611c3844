import { keyedRandom } from '@touchline/shared/seeded-random';
import type { Effect } from '../effect.ts';

export const latency = (ms: number): Effect => ({ delay: () => ms });

export const latencyBetween = (from: number, to: number): Effect => ({
  delay: ({ key }) => Math.round(from + keyedRandom(`latency ${key}`) * (to - from)),
});
