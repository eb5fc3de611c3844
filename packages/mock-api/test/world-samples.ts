import type { SportType } from '@touchline/types';
import fc from 'fast-check';
import { createWorld } from '../src/world/world.ts';
import type { World, WorldView } from '../src/world/world-view.ts';

export const sports: readonly SportType[] = ['football', 'basketball', 'esports', 'lol', 'pubg'];
export const DAY = 86_400;

const FROM = 946_684_800;
const TO = 4_102_444_800;

/** Instants all over the century, the same ones each time: a Saturday afternoon first. */
export function someInstants(count: number): number[] {
  return [
    1_795_275_000,
    1_772_305_200,
    ...Array.from({ length: count }, (_, index) =>
      Math.floor(FROM + (((index + 1) * 0.618_033_988_75) % 1) * (TO - FROM)),
    ),
  ];
}

const worlds = new Map<string, World>();
/** Worlds are kept between questions, as a server keeps them. */
export function small(seed: string): World {
  const world = worlds.get(seed) ?? createWorld({ seed, size: 'small' });
  worlds.set(seed, world);
  return world;
}

export interface Moment {
  readonly seed: string;
  readonly instant: number;
  readonly view: WorldView;
}

const moments = fc.record({
  seed: fc.constantFrom('a', 'b', 'touchline'),
  instant: fc.integer({ min: FROM, max: TO }),
});

/** Holds at any instant of some worlds. `runs` is small where one run looks at hundreds of things. */
export function always(runs: number, property: (moment: Moment) => void): void {
  const told = fc.property(moments, ({ seed, instant }) =>
    property({ seed, instant, view: small(seed).at(instant, 'en') }),
  );
  fc.assert(told, { numRuns: runs, seed: 20_261_121, endOnFailure: true });
}
