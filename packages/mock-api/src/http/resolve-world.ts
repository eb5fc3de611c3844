import type { FastifyRequest } from 'fastify';
import type { Effect } from '../scenarios/effect.ts';
import { everybodysWorld, readOwnWorld } from '../scenarios/read-request-world.ts';
import type { World } from '../world/world-view.ts';
import type { AppParts } from './app-parts.ts';

/** Which world a request lives in, and when. */
export interface RequestWorld {
  readonly world: World;
  /** In seconds. */
  readonly instant: number;
  readonly effects: readonly Effect[];
  /** The same key, the same world. */
  readonly key: string;
  readonly own: boolean;
}

export function requestWorlds({ world, stormWorld, clock, devTools }: AppParts) {
  return ({ headers }: FastifyRequest): RequestWorld => {
    const wish = devTools ? readOwnWorld(headers, clock.real()) : everybodysWorld;
    const { effects, scenarioNames } = wish;
    const asked = wish.instant ?? clock.world();
    const lived = effects.reduce((ms, effect) => effect.instant?.(ms) ?? ms, asked);
    const instant = Math.floor(lived / 1000);
    return {
      world: effects.some((effect) => effect.world === 'storm') ? stormWorld() : world,
      instant,
      effects,
      key: `${instant} ${scenarioNames.join()}`,
      own: wish !== everybodysWorld,
    };
  };
}
