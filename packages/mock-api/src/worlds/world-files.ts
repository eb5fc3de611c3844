import type { FastifyBaseLogger } from 'fastify';
import type { MockConfig } from '../config.ts';
import type { Facts, FactsText } from '../world/given.ts';
import { createWorld } from '../world/world.ts';
import type { World, WorldOptions } from '../world/world-view.ts';
import type { YamlFile } from './files/yaml-file.ts';
import { readYamlFolder } from './files/yaml-folder.ts';
import { NamedWorlds } from './named-worlds.ts';
import { type RealSeasons, realSeasons } from './real-seasons.ts';

interface ReadFacts {
  /** None without files that have some. */
  readonly facts: Facts | undefined;
  /** Each with its file and line. */
  readonly errors: readonly string[];
}

const factsOf = ({ content }: YamlFile) =>
  (content as { readonly facts?: FactsText } | null | undefined)?.facts;

/** Reads the facts of a folder's files, and checks them against the contract and the world that they are for. */
export async function readFacts(
  folder: string,
  world: Omit<WorldOptions, 'facts'>,
): Promise<ReadFacts> {
  const files = (await readYamlFolder(folder, 'facts')).filter(
    (file) => file.errors.length > 0 || factsOf(file) !== undefined,
  );
  if (files.length === 0) return { facts: undefined, errors: [] };
  const syntax = files.flatMap(({ errors }) => errors);
  if (syntax.length > 0) return { facts: undefined, errors: syntax };
  const { parseFacts } = await import('./parse-facts.ts');
  const { factErrors } = await import('../world/check-given.ts');
  const shape = files.flatMap((file) =>
    parseFacts(factsOf(file)).errors.map(({ path, message }) =>
      file.errorAt(['facts', ...path], message),
    ),
  );
  if (shape.length > 0) return { facts: undefined, errors: shape };
  const { facts } = parseFacts({
    matches: Object.assign({}, ...files.map((file) => factsOf(file)?.matches)),
    names: Object.assign({}, ...files.map((file) => factsOf(file)?.names)),
  });
  const errors = [...factErrors({ ...world, facts })].map(([id, { field = [], message }]) => {
    const isIn = (part: 'matches' | 'names') => (file: YamlFile) => factsOf(file)?.[part]?.[id];
    const part = files.some(isIn('matches')) ? 'matches' : 'names';
    const file = files.findLast(isIn(part)) as YamlFile;
    return file.errorAt(['facts', part, id].concat(field), `${id} ${message}`);
  });
  return { facts, errors };
}

/** A world that can be replaced while requests are served: each request sees one of them. */
export class ReloadableWorld implements World {
  #world: World;
  #version = 0;

  constructor(world: World) {
    this.#world = world;
  }

  replace(world: World): void {
    this.#world = world;
    this.#version += 1;
  }

  get version(): number {
    return this.#version;
  }

  get options() {
    return this.#world.options;
  }

  at: World['at'] = (instant, language) => this.#world.at(instant, language);
  image: World['image'] = (key) => this.#world.image(key);
  aside = () => this.#world.aside?.() ?? this.#world;
}

/** The server's world and the named worlds, from the files of a folder. */
export interface WorldFiles {
  readonly world: World;
  readonly namedWorlds: NamedWorlds;
  readonly seasons: RealSeasons;
  /** Errors of the facts: with any of them the world cannot be made. */
  readonly factErrors: readonly string[];
  /** Reads files again when they are saved. What is wrong with them is logged. */
  watch(log: FastifyBaseLogger): Promise<void>;
}

type FilesConfig = Pick<
  MockConfig,
  'devTools' | 'seed' | 'size' | 'seasons' | 'worldsDir' | 'seasonsDir'
>;

export async function openWorldFiles(
  config: FilesConfig,
  report: (fault: string) => void,
): Promise<WorldFiles> {
  const { devTools, seed, size } = config;
  // Without DEV_TOOLS no request can ask for them.
  const isReal = config.seasons === 'real';
  const seasons = realSeasons({
    folder: devTools || isReal ? config.seasonsDir : undefined,
    report,
  });
  const history = isReal ? await seasons.history() : undefined;
  const folder = devTools ? config.worldsDir : undefined;
  const read = folder === undefined ? undefined : await readFacts(folder, { seed, size, history });
  const world = new ReloadableWorld(createWorld({ seed, size, facts: read?.facts, history }));
  const namedWorlds = new NamedWorlds(folder);
  return {
    world,
    namedWorlds,
    seasons,
    factErrors: read?.errors ?? [],
    async watch(log) {
      if (folder === undefined) return;
      const { watchFolder } = await import('./files/watch-folder.ts');
      watchFolder(folder, async () => {
        namedWorlds.reload();
        const { facts, errors } = await readFacts(folder, { seed, size, history });
        for (const error of new Set([...errors, ...(await namedWorlds.errors())])) log.error(error);
        // With wrong facts the world stays as it is.
        const isSame = JSON.stringify(facts?.text) === JSON.stringify(world.options?.facts?.text);
        if (errors.length === 0 && !isSame)
          world.replace(createWorld({ seed, size, facts, history }));
      });
    },
  };
}
