import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { factErrors } from '../world/check-given.ts';
import type { FactsText } from '../world/given.ts';
import { createWorld } from '../world/world.ts';
import { NamedWorlds } from '../worlds/named-worlds.ts';
import { parseFacts } from '../worlds/parse-facts.ts';
import { realSeasons } from '../worlds/real-seasons.ts';
import { currentParts } from './test-state.ts';
import type { WorldOptions } from './world-options.ts';

export interface SharedApp {
  readonly app: FastifyInstance;
  readonly namedWorlds: NamedWorlds;
}

type AppOptions = Required<
  Pick<WorldOptions, 'seed' | 'size' | 'devTools' | 'worldsDir' | 'seasonsDir'>
> & {
  readonly facts: FactsText | undefined;
  readonly seasons: WorldOptions['seasons'];
};

export const DEFAULT_WORLDS_DIR = 'worlds';

const apps = new Map<string, Promise<SharedApp>>();

const refuseFacts = (messages: readonly string[]): void => {
  if (messages.length > 0) throw new Error(`facts: ${messages.join('; ')}.`);
};

async function createApp({ facts: text, seasons, ...options }: AppOptions): Promise<SharedApp> {
  const { seed, size, devTools, worldsDir, seasonsDir } = options;
  const { facts, errors } = parseFacts(text ?? {});
  refuseFacts(errors.map(({ message }) => message));
  const real = realSeasons({
    folder: seasonsDir,
    report: (fault) => process.emitWarning(fault),
  });
  const history = seasons && (await real.history());
  const world = { seed, size, ...(text && { facts }), ...(history && { history }) };
  refuseFacts([...factErrors(world)].map(([id, { message }]) => `${id} ${message}`));
  const namedWorlds = new NamedWorlds(worldsDir);
  const app = buildApp({
    ...currentParts,
    namedWorlds,
    seasons: real,
    devTools,
    world: createWorld(world),
  });
  await app.ready();
  return { app, namedWorlds };
}

/** One app for all tests of the process whose world has this seed, size and facts. */
export async function sharedApp(options: WorldOptions): Promise<SharedApp> {
  const {
    seed = 'touchline',
    size = 'standard',
    devTools = true,
    worldsDir = DEFAULT_WORLDS_DIR,
    seasonsDir = 'seasons',
    facts,
    seasons,
  } = options;
  const folders = { worldsDir, seasonsDir };
  const key = JSON.stringify([String(seed), size, devTools, folders, facts, seasons]);
  const app = apps.get(key) ?? createApp({ seed, size, devTools, ...folders, facts, seasons });
  apps.set(key, app);
  return app;
}
