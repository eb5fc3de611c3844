import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { ScenarioLibrary } from '../scenarios/library/scenario-library.ts';
import { lazy } from '../world/lazy.ts';
import { createWorld } from '../world/world.ts';
import { currentState } from './test-state.ts';
import type { WorldOptions } from './world-options.ts';

export interface SharedApp {
  readonly app: FastifyInstance;
  readonly scenarios: ScenarioLibrary;
}

const apps = new Map<string, Promise<SharedApp>>();

async function createApp(options: Required<Pick<WorldOptions, AppOption>>): Promise<SharedApp> {
  const { seed, size, devTools, scenariosDir } = options;
  const scenarios = new ScenarioLibrary(scenariosDir);
  const app = buildApp({
    ...{ ...currentState, scenarios, devTools },
    world: createWorld({ seed, size }),
    worldOptions: { seed, size },
    stormWorld: lazy(() => createWorld({ seed, size: 'storm' })),
  });
  await app.ready();
  return { app, scenarios };
}

type AppOption = 'seed' | 'size' | 'devTools' | 'scenariosDir';

/** One app for all tests of the process whose world has this seed and size. */
export function sharedApp(options: WorldOptions): Promise<SharedApp> {
  const {
    seed = 'touchline',
    size = 'standard',
    devTools = true,
    scenariosDir = 'scenarios',
  } = options;
  const key = JSON.stringify([String(seed), size, devTools, scenariosDir]);
  const app = apps.get(key) ?? createApp({ seed, size, devTools, scenariosDir });
  apps.set(key, app);
  return app;
}
