import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { scenarioNames, scenarioTexts } from '@touchline/shared/scenario-names';
import { ApiError } from '../../api-error.ts';
import { readYamlFolder } from '../../yaml/yaml-folder.ts';
import { NO_OVERRIDES } from '../overrides/overrides.ts';
import { scenarios as builtInEffects } from '../scenarios.ts';
import { CONTENT_FIELDS, type Scenario } from './scenario.ts';

const builtIn: ReadonlyMap<string, Scenario> = new Map(
  scenarioNames.map((name) => [
    name,
    {
      name,
      description: scenarioTexts[name],
      source: 'built-in',
      effects: builtInEffects[name],
      checkedOverrides: NO_OVERRIDES,
    },
  ]),
);

interface Loaded {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  /** Of the files, each with its line. */
  readonly errors: readonly string[];
}

const BUILT_IN_ONLY: Loaded = { scenarios: builtIn, errors: [] };

/** The built-in scenarios, and those of a folder's files. Files are read on first use, and again after `reload`. */
export class ScenarioLibrary {
  readonly #folder: string | undefined;
  #loading: Promise<Loaded> | undefined;

  constructor(folder?: string) {
    this.#folder = folder;
  }

  async errors(): Promise<readonly string[]> {
    return (await this.#load()).errors;
  }

  async list(): Promise<Scenario[]> {
    return [...(await this.#load()).scenarios.values()];
  }

  async find(name: string): Promise<Scenario | undefined> {
    // Most requests name a built-in scenario, or none.
    return builtIn.get(name) ?? (await this.#load()).scenarios.get(name);
  }

  reload(): void {
    this.#loading = undefined;
  }

  /** Writes a scenario that has been checked to its file, and returns the file's path. */
  async save({ name, ...scenario }: Scenario): Promise<string> {
    if (this.#folder === undefined) {
      throw new ApiError('not-implemented', 'This server keeps no scenario files.');
    }
    const { stringify } = await import('yaml');
    const content = Object.fromEntries(
      CONTENT_FIELDS.filter((field) => field in scenario).map((field) => [field, scenario[field]]),
    );
    const file = join(this.#folder, `${name}.yaml`);
    const draft = `${file}.${randomUUID()}`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(draft, stringify(content));
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      const reason = (error as Error).message;
      throw new ApiError('unavailable', `The scenario cannot be written to ${file}: ${reason}.`);
    }
    this.reload();
    return file;
  }

  #load(): Promise<Loaded> {
    this.#loading ??=
      this.#folder === undefined ? Promise.resolve(BUILT_IN_ONLY) : load(this.#folder);
    return this.#loading;
  }
}

async function load(folder: string): Promise<Loaded> {
  const files = await readYamlFolder(folder);
  if (files.length === 0) return BUILT_IN_ONLY;
  const { checkScenario } = await import('./check-scenario.ts');
  const scenarios = new Map(builtIn);
  const errors: string[] = [];
  for (const file of files) {
    errors.push(...file.errors);
    if (file.errors.length > 0) continue;
    const name = basename(file.path, '.yaml');
    const checked = await checkScenario(name, file.content);
    if (checked.ok) scenarios.set(name, checked.scenario);
    else errors.push(...checked.faults.map(({ path, message }) => file.errorAt(path, message)));
  }
  return { scenarios, errors };
}
