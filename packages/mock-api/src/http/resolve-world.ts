import type { FastifyRequest } from 'fastify';
import type { Effect } from '../scenarios/effect.ts';
import { type OwnWorld, readOwnWorld, SHARED_WORLD } from '../scenarios/own-world.ts';
import type { World } from '../world/world-view.ts';
import type { AppParts } from './app-parts.ts';

/** The world, instant and scenario effects of one request. */
export interface RequestWorld {
  /** Made on first use. */
  readonly world: () => World;
  readonly isStorm: boolean;
  /** In seconds. */
  readonly instant: number;
  readonly effects: readonly Effect[];
  readonly own: OwnWorld;
  /** In milliseconds, before scenarios shift it. */
  readonly unshiftedInstant: number;
  /** Identifies instant, scenarios and overrides, for cache keys and keyed randomness. */
  readonly key: string;
  /** The request overrides the shared world, so its response must not be cached by others. */
  readonly isPrivate: boolean;
}

export function worldResolver(parts: AppParts) {
  const { world, stormWorld, clock, devTools } = parts;
  return async ({ headers }: FastifyRequest): Promise<RequestWorld> => {
    const clocks = { real: clock.real(), world: clock.world() };
    const own = devTools ? await readOwnWorld(headers, clocks, parts) : SHARED_WORLD;
    const { effects } = own;
    const base = own.instant ?? clocks.world;
    const shifted = effects.reduce((ms, effect) => effect.shiftInstant?.(ms) ?? ms, base);
    const instant = Math.floor(shifted / 1000);
    const isStorm = effects.some((effect) => effect.world === 'storm');
    return {
      world: isStorm ? stormWorld : () => world,
      isStorm,
      instant,
      effects,
      own,
      unshiftedInstant: base,
      key: `${instant} ${own.key}`,
      isPrivate: own !== SHARED_WORLD,
    };
  };
}
