import type { SportType } from '@touchline/types';
import fc from 'fast-check';
import { createWorld } from '../src/world/world.ts';
import type { World, WorldView } from '../src/world/world-view.ts';

export const sports: readonly SportType[] = ['football', 'basketball', 'esports', 'lol', 'pubg'];
export const DAY_SECONDS = 86_400;

const FROM = 946_684_800;
const TO = 4_102_444_800;

/** Fixed instants spread over the century; the first is a Saturday afternoon. */
export function someInstants(count: number): number[] {
  return [
    1_795_275_000,
    1_772_305_200,
    ...Array.from({ length: count }, (_, index) =>
      Math.floor(FROM + (((index + 1) * 0.618_033_988_75) % 1) * (TO - FROM)),
    ),
  ];
}

export const isCore = process.env.TEST_SCOPE === 'core';

/** `npm test` checks a third of a sample, `npm run test:all` the whole. */
export const sampled = (count: number): number => (isCore ? Math.ceil(count / 3) : count);

const worlds = new Map<string, World>();
/** Worlds are reused between tests, as a server reuses its world between requests. */
export function smallWorld(seed: string): World {
  const world = worlds.get(seed) ?? createWorld({ seed, size: 'small' });
  worlds.set(seed, world);
  return world;
}

export interface Sample {
  readonly seed: string;
  readonly instant: number;
  readonly view: WorldView;
}

const seedsAndInstants = fc.record({
  seed: fc.constantFrom('a', 'b', 'touchline'),
  instant: fc.integer({ min: FROM, max: TO }),
});

/** Checks a property at random instants of a few worlds, always the same ones. */
export function atRandomInstants(runs: number, property: (sample: Sample) => void): void {
  const holds = fc.property(seedsAndInstants, ({ seed, instant }) =>
    property({ seed, instant, view: smallWorld(seed).at(instant, 'en') }),
  );
  fc.assert(holds, { numRuns: sampled(runs), seed: 20_261_121, endOnFailure: true });
}
