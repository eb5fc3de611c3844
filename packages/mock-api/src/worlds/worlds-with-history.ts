import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import { lazyAsync } from '../world/lazy.ts';
import type { World } from '../world/world-view.ts';
import type { RealSeasons } from './real-seasons.ts';

/** Each has caches of its own. */
const MAX_WORLDS = 3;

async function createWith(world: World, seasons: RealSeasons): Promise<World> {
  const { options } = world;
  if (!options || options.history) return world;
  const { createWorld } = await import('../world/world.ts');
  return createWorld({ ...options, history: await seasons.history() });
}

export type WorldWithHistory = ReturnType<typeof worldsWithHistory>;

/** Gives a world the real seasons, which are read by the first request for them. */
export function worldsWithHistory(seasons: RealSeasons) {
  const worlds = new BoundedMap<string, () => Promise<World>>(MAX_WORLDS);
  return (world: World): Promise<World> => {
    const { seed, size, facts, history } = world.options ?? {};
    const key = JSON.stringify([seed, size, facts?.text, history !== undefined]);
    return worlds.getOrCreate(key, () => lazyAsync(() => createWith(world, seasons)))();
  };
}
