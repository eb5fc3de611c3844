import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import { type Facts, NO_FACTS } from '../world/given.ts';
import { lazyAsync } from '../world/lazy.ts';
import { createWorld } from '../world/world.ts';
import type { World, WorldOptions, WorldSize } from '../world/world-view.ts';
import type { RealSeasons } from './real-seasons.ts';
import type { CheckedText } from './stored-texts.ts';

// Each has caches of its own.
const MAX_REAL_WORLDS = 3;
const MAX_WORLDS_WITH_FACTS = 4;

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

/** Only the server's own world may have none. */
const optionsOf = ({ options }: World) => options as WorldOptions;

async function createChecked(options: WorldOptions): Promise<CheckedText<World>> {
  const { factErrors } = await import('../world/check-given.ts');
  const errors = [...factErrors(options)].map(([id, { message }]) => ({
    path: [id],
    message: `${id} ${message}`,
  }));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: createWorld(options) };
}

export type DeriveWorld = ReturnType<typeof derivedWorlds>;

/**
 * Makes worlds of another size, with the real seasons or with more facts; each of the last few is made once. A world from
 * `worldOf` has no facts: the server's name matches that another size lacks.
 */
export function derivedWorlds(worldOf: (size: WorldSize) => World, seasons: RealSeasons) {
  const realWorlds = new BoundedMap<World, () => Promise<World>>(MAX_REAL_WORLDS);
  const withFacts = new BoundedMap<string, Promise<CheckedText<World>>>(MAX_WORLDS_WITH_FACTS);

  const realWorld = (world: World) =>
    realWorlds.getOrCreate(world, () =>
      lazyAsync(async () => createWorld({ ...optionsOf(world), history: await seasons.history() })),
    )();

  return async (
    world: World,
    { size, hasRealSeasons = false, facts }: WorldChange,
  ): Promise<CheckedText<World>> => {
    if (!world.options) return facts ? NO_SEED : { ok: true, value: world };
    const sized = size === undefined || size === world.options.size ? world : worldOf(size);
    const isMadeReal = hasRealSeasons && !sized.options?.history;
    const based = isMadeReal ? await realWorld(sized) : sized;
    if (!facts) return { ok: true, value: based };
    const { facts: own = NO_FACTS, ...rest } = optionsOf(based);
    const key = JSON.stringify([rest.seed, rest.size, !rest.history, own.text, facts.text]);
    return withFacts.getOrCreate(key, () =>
      createChecked({ ...rest, facts: mergeFacts(own, facts) }),
    );
  };
}
