import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import { type Facts, NO_FACTS } from '../world/given.ts';
import type { World } from '../world/world-view.ts';
import type { CheckedText } from './stored-texts.ts';

/** Each has caches of its own. */
const MAX_WORLDS = 4;

/** Those of the request take precedence. */
const mergeFacts = (base: Facts, own: Facts): Facts => ({
  matches: new Map([...base.matches, ...own.matches]),
  names: new Map([...base.names, ...own.names]),
  text: {
    matches: { ...base.text.matches, ...own.text.matches },
    names: { ...base.text.names, ...own.text.names },
  },
});

async function createWith(world: World, own: Facts): Promise<CheckedText<World>> {
  const { options } = world;
  if (!options) {
    return { ok: false, errors: [{ path: [], message: 'has no effect: this world has no seed' }] };
  }
  const { factErrors } = await import('../world/check-given.ts');
  const { createWorld } = await import('../world/world.ts');
  const facts = mergeFacts(options.facts ?? NO_FACTS, own);
  const errors = [...factErrors({ ...options, facts })].map(([id, { message }]) => ({
    path: [id],
    message: `${id} ${message}`,
  }));
  return errors.length > 0
    ? { ok: false, errors }
    : { ok: true, value: createWorld({ ...options, facts }) };
}

export type WorldWith = ReturnType<typeof worldsWithFacts>;

/** Gives a world these facts beside its own; each of the last few is made once. */
export function worldsWithFacts() {
  const worlds = new BoundedMap<string, Promise<CheckedText<World>>>(MAX_WORLDS);
  return (world: World, own: Facts): Promise<CheckedText<World>> => {
    const { seed, size, facts, history } = world.options ?? {};
    const key = JSON.stringify([seed, size, history !== undefined, facts?.text, own.text]);
    return worlds.getOrCreate(key, () => createWith(world, own));
  };
}
