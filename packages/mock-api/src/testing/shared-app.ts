import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { parseFixtures } from '../fixtures/parse-fixtures.ts';
import { ScenarioLibrary } from '../scenarios/library/scenario-library.ts';
import { scriptFaults } from '../world/check-script.ts';
import { lazy } from '../world/lazy.ts';
import { type Script, scriptText } from '../world/script.ts';
import { createWorld } from '../world/world.ts';
import { currentState } from './test-state.ts';
import type { WorldOptions } from './world-options.ts';

export interface SharedApp {
  readonly app: FastifyInstance;
  readonly scenarios: ScenarioLibrary;
}

/** Parsed fixtures, which the token of an answer has. */
export interface SharedAppOptions extends WorldOptions {
  readonly script?: Script | undefined;
}

type World = Parameters<typeof createWorld>[0];
type AppSettings = Required<Pick<WorldOptions, 'devTools' | 'scenariosDir'>>;

const apps = new Map<string, Promise<SharedApp>>();

async function createApp(options: World, settings: AppSettings): Promise<SharedApp> {
  const { devTools, scenariosDir } = settings;
  const faults = [...scriptFaults(options)].map(([id, fault]) => `${id} ${fault.message}`);
  if (faults.length > 0) throw new Error(`fixtures: ${faults.join('; ')}.`);
  const scenarios = new ScenarioLibrary(scenariosDir);
  const app = buildApp({
    ...currentState,
    scenarios,
    devTools,
    world: createWorld(options),
    // Without fixtures, as the storm of the server is.
    stormWorld: lazy(() => createWorld({ seed: options.seed, size: 'storm' })),
  });
  await app.ready();
  return { app, scenarios };
}

function scriptOf({ fixtures, script }: SharedAppOptions): Script | undefined {
  if (!fixtures) return script;
  const parsed = parseFixtures(fixtures);
  if (parsed.faults.length === 0) return parsed.script;
  throw new Error(`fixtures: ${parsed.faults.map(({ message }) => message).join('; ')}.`);
}

/** One app for all tests of the process whose world has this seed, size and fixtures. */
export async function sharedApp(options: SharedAppOptions): Promise<SharedApp> {
  const {
    seed = 'touchline',
    size = 'standard',
    devTools = true,
    scenariosDir = 'scenarios',
  } = options;
  const script = scriptOf(options);
  const facts = script && scriptText(script);
  const key = JSON.stringify([String(seed), size, devTools, scenariosDir, facts]);
  const app = apps.get(key) ?? createApp({ seed, size, script }, { devTools, scenariosDir });
  apps.set(key, app);
  return app;
}
