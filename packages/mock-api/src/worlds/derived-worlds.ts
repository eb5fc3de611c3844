import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import { type Facts, NO_FACTS } from '../world/given.ts';
import { lazyAsync } from '../world/lazy.ts';
import { createWorld } from '../world/world.ts';
import type { World, WorldOptions, WorldSize } from '../world/world-view.ts';
import type { RealSeasons } from './real-seasons.ts';
import type { CheckedText } from './stored-texts.ts';

/** Each has caches of its own. */
const MAX_WORLDS = 6;

/** What a request asks for beyond the server's own world. */
export interface WorldChange {
  readonly size?: WorldSize | undefined;
  readonly hasRealSeasons?: boolean;
  readonly facts?: Facts | undefined;
}

/** The facts of the request take precedence. */
const mergeFacts = (base: Facts, own: Facts): Facts => ({
  matches: new Map([...base.matches, ...own.matches]),
  names: new Map([...base.names, ...own.names]),
  text: {
    matches: { ...base.text.matches, ...own.text.matches },
    names: { ...base.text.names, ...own.text.names },
  },
});

const NO_SEED: CheckedText<World> = {
  ok: false,
  errors: [{ path: [], message: 'has no effect: this world has no seed' }],
};

async function createChecked(options: WorldOptions): Promise<CheckedText<World>> {
  const { factErrors } = await import('../world/check-given.ts');
  const errors = [...factErrors(options)].map(([id, { message }]) => ({
    path: [id],
    message: `${id} ${message}`,
  }));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: createWorld(options) };
}

export type DeriveWorld = ReturnType<typeof derivedWorlds>;

/** Makes worlds of another size, with the real seasons or with more facts; each of the last few is made once. */
export function derivedWorlds(seasons: RealSeasons) {
  const worlds = new BoundedMap<string, () => Promise<CheckedText<World>>>(MAX_WORLDS);
  return async (world: World, change: WorldChange): Promise<CheckedText<World>> => {
    const { options } = world;
    const { size, facts } = change;
    if (!options) return facts ? NO_SEED : { ok: true, value: world };
    const isOtherSize = size !== undefined && size !== options.size;
    // The facts of a world name its matches, which a world of another size does not have.
    const base: WorldOptions = isOtherSize ? { seed: options.seed, size } : options;
    const needsSeasons = change.hasRealSeasons === true && !base.history;
    if (!isOtherSize && !needsSeasons && !facts) return { ok: true, value: world };

    const isReal = needsSeasons || base.history !== undefined;
    const key = JSON.stringify([base.seed, base.size, isReal, base.facts?.text, facts?.text]);
    const make = async (): Promise<CheckedText<World>> => {
      const history = needsSeasons ? await seasons.history() : base.history;
      if (!facts) return { ok: true, value: createWorld({ ...base, history }) };
      return createChecked({ ...base, history, facts: mergeFacts(base.facts ?? NO_FACTS, facts) });
    };
    return worlds.getOrCreate(key, () => lazyAsync(make))();
  };
}
