import type { SportType } from '@touchline/types';
import fc from 'fast-check';
import type { History } from '../src/world/history/history.ts';
import { loadHistory } from '../src/world/history/load-history.ts';
import { createWorld } from '../src/world/world.ts';
import type { CacheLimits, World, WorldSize, WorldView } from '../src/world/world-view.ts';

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

/** `npm test` checks a fifth of a sample, `npm run test:all` half of it, and its nightly run the whole. */
const SHARES: Readonly<Record<string, number>> = { core: 5, all: 2 };
export const sampled = (count: number): number =>
  Math.ceil(count / (SHARES[process.env.TEST_SCOPE ?? ''] ?? 1));

/** Tests ask for instants far apart, and again and again for the same ones. */
const CACHE_LIMITS: CacheLimits = { seasons: 1200, days: 30, matches: 6000 };
const worlds = new Map<string, World>();

/** Worlds are reused between the tests of a worker, as a server reuses its world between requests. */
export function sharedWorld(seed: string, size: WorldSize, history?: History): World {
  const key = `${seed} ${size} ${history !== undefined}`;
  const world =
    worlds.get(key) ??
    createWorld({ seed, size, cacheLimits: CACHE_LIMITS, ...(history && { history }) });
  worlds.set(key, world);
  return world;
}

export const smallWorld = (seed: string): World => sharedWorld(seed, 'small');

/** The world with the real seasons of the repository. */
export const realWorld = async (): Promise<World> =>
  sharedWorld('touchline', 'small', await loadHistory());

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
