import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { factErrors } from '../world/check-facts.ts';
import type { FactsText } from '../world/facts.ts';
import { createWorld } from '../world/world.ts';
import { NamedWorlds } from '../worlds/named-worlds.ts';
import { parseFacts } from '../worlds/parse-facts.ts';
import { historyFor } from '../worlds/worlds-with-history.ts';
import { recordCalls } from './recorded-calls.ts';
import { current, currentParts } from './test-state.ts';
import type { WorldOptions } from './world-options.ts';

export interface SharedApp {
  readonly app: FastifyInstance;
  readonly namedWorlds: NamedWorlds;
}

type AppOptions = Required<Pick<WorldOptions, 'seed' | 'size' | 'devTools' | 'worldsDir'>> & {
  readonly facts: FactsText | undefined;
  readonly seasons: WorldOptions['seasons'];
};

const apps = new Map<string, Promise<SharedApp>>();

const refuseFacts = (messages: readonly string[]): void => {
  if (messages.length > 0) throw new Error(`facts: ${messages.join('; ')}.`);
};

async function createApp({ facts: text, seasons, ...options }: AppOptions): Promise<SharedApp> {
  const { seed, size, devTools, worldsDir } = options;
  const { facts, errors } = parseFacts(text ?? {});
  refuseFacts(errors.map(({ message }) => message));
  const history = await historyFor(seasons);
  const world = { seed, size, ...(text && { facts }), ...(history && { history }) };
  refuseFacts([...factErrors(world)].map(([id, { message }]) => `${id} ${message}`));
  const namedWorlds = new NamedWorlds(worldsDir);
  const app = buildApp({ ...currentParts, namedWorlds, devTools, world: createWorld(world) });
  recordCalls(app, () => current().calls);
  await app.ready();
  return { app, namedWorlds };
}

/** One app for all tests of the process whose world has this seed, size and facts. */
export async function sharedApp(options: WorldOptions): Promise<SharedApp> {
  const {
    seed = 'touchline',
    size = 'standard',
    devTools = true,
    worldsDir = 'worlds',
    facts,
    seasons,
  } = options;
  const key = JSON.stringify([String(seed), size, devTools, worldsDir, facts, seasons]);
  const app = apps.get(key) ?? createApp({ seed, size, devTools, worldsDir, facts, seasons });
  apps.set(key, app);
  return app;
}
