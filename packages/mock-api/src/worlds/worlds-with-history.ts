import { BoundedMap } from '../world/bounded-map.ts';
import type { History } from '../world/history/history.ts';
import type { World } from '../world/world-view.ts';

/** Each has caches of its own. */
const MAX_WORLDS = 3;

/** The real seasons, if they are asked for. */
export async function historyFor(seasons: 'real' | undefined): Promise<History | undefined> {
  if (!seasons) return undefined;
  const { loadHistory } = await import('../world/history/load-history.ts');
  return loadHistory();
}

async function createWith(world: World): Promise<World> {
  const { options } = world;
  if (!options || options.history) return world;
  const { createWorld } = await import('../world/world.ts');
  return createWorld({ ...options, history: await historyFor('real') });
}

export type WorldWithHistory = ReturnType<typeof worldsWithHistory>;

/** Gives a world the real seasons, which are read by the first request for them. */
export function worldsWithHistory() {
  const worlds = new BoundedMap<string, Promise<World>>(MAX_WORLDS);
  return (world: World): Promise<World> => {
    const { seed, size, facts, history } = world.options ?? {};
    const key = JSON.stringify([seed, size, facts?.text, history !== undefined]);
    return worlds.getOrCreate(key, () => createWith(world));
  };
}
