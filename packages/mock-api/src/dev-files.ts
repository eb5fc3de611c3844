import type { FastifyBaseLogger } from 'fastify';
import type { MockConfig } from './config.ts';
import { type ReadFixtures, readFixtureFiles } from './fixtures/fixture-files.ts';
import { ReloadableWorld } from './fixtures/reloadable-world.ts';
import { ScenarioLibrary } from './scenarios/library/scenario-library.ts';
import { createWorld } from './world/world.ts';

/** What developers write in files: fixtures, of which the world is made, and scenarios. */
export interface DevFiles {
  readonly world: ReloadableWorld;
  readonly scenarios: ScenarioLibrary;
  /** What is wrong with the fixtures, without which the world cannot be made. */
  readonly fixtureErrors: readonly string[];
  /** Reads files again when they are saved. What is wrong with them is logged. */
  watch(log: FastifyBaseLogger): Promise<void>;
}

type FilesConfig = Pick<MockConfig, 'devTools' | 'seed' | 'size' | 'scenariosDir' | 'fixturesDir'>;

export async function openDevFiles(config: FilesConfig): Promise<DevFiles> {
  const { devTools, seed, size, scenariosDir, fixturesDir } = config;
  const readFixtures = (): Promise<ReadFixtures> => readFixtureFiles(fixturesDir, { seed, size });
  const { script, errors } = devTools ? await readFixtures() : { script: undefined, errors: [] };
  const world = new ReloadableWorld(createWorld({ seed, size, script }));
  const scenarios = new ScenarioLibrary(devTools ? scenariosDir : undefined);

  async function reloadScenarios(log: FastifyBaseLogger): Promise<void> {
    scenarios.reload();
    for (const error of await scenarios.errors()) log.error(error);
  }

  /** With wrong fixtures the world stays as it is. */
  async function reloadFixtures(log: FastifyBaseLogger): Promise<void> {
    const changed = await readFixtures();
    for (const error of changed.errors) log.error(error);
    if (changed.errors.length > 0) return;
    world.replace(createWorld({ seed, size, script: changed.script }));
  }

  return {
    world,
    scenarios,
    fixtureErrors: errors,
    async watch(log) {
      if (!devTools) return;
      const { watchFolder } = await import('./yaml/watch-folder.ts');
      watchFolder(scenariosDir, () => void reloadScenarios(log));
      watchFolder(fixturesDir, () => void reloadFixtures(log));
    },
  };
}
