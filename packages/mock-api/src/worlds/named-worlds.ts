import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { scenarioNames, scenarioTexts } from '@touchline/shared/domain/scenario-names';
import { HttpProblem } from '@touchline/shared/server/http/http-problem';
import { readYamlFolder } from './files/yaml-folder.ts';
import { NO_OVERRIDES } from './overrides/overrides.ts';
import { scenarios as builtInEffects } from './scenarios.ts';
import type { NamedWorld } from './world-text.ts';

const builtIn: ReadonlyMap<string, NamedWorld> = new Map(
  scenarioNames.map((name) => [
    name,
    {
      name,
      source: 'built-in',
      text: { description: scenarioTexts[name] },
      scenarios: [name],
      effects: builtInEffects[name],
      overrides: NO_OVERRIDES,
    },
  ]),
);

interface Loaded {
  readonly worlds: ReadonlyMap<string, NamedWorld>;
  /** Errors of the files, each with its line. */
  readonly errors: readonly string[];
}

const BUILT_IN_ONLY: Loaded = { worlds: builtIn, errors: [] };

/** The built-in scenarios, and the worlds of a folder's files. Files are read on first use, and again after `reload`. */
export class NamedWorlds {
  readonly #folder: string | undefined;
  #loading: Promise<Loaded> | undefined;

  constructor(folder?: string) {
    this.#folder = folder;
  }

  async errors(): Promise<readonly string[]> {
    return (await this.#load()).errors;
  }

  async list(): Promise<NamedWorld[]> {
    return [...(await this.#load()).worlds.values()];
  }

  async find(name: string): Promise<NamedWorld | undefined> {
    // Most requests name a built-in scenario, or none.
    return builtIn.get(name) ?? (await this.#load()).worlds.get(name);
  }

  reload(): void {
    this.#loading = undefined;
  }

  /** Writes a world that has been checked to its file, and returns the file's path. */
  async save({ name, text }: NamedWorld): Promise<string> {
    if (this.#folder === undefined) {
      throw new HttpProblem(501, 'This server keeps no files of worlds.');
    }
    const { stringify } = await import('yaml');
    const file = join(this.#folder, `${name}.yaml`);
    const draft = `${file}.${randomUUID()}`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(draft, stringify(text));
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      const reason = (error as Error).message;
      throw new HttpProblem(503, `The world cannot be written to ${file}: ${reason}.`);
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
  const { checkNamedWorld } = await import('./check-world.ts');
  const worlds = new Map(builtIn);
  const errors: string[] = [];
  for (const file of files) {
    errors.push(...file.errors);
    if (file.errors.length > 0) continue;
    const name = basename(file.path, '.yaml');
    const checked = await checkNamedWorld(name, file.content);
    if (checked.ok) worlds.set(name, checked.world);
    else errors.push(...checked.errors.map(({ path, message }) => file.errorAt(path, message)));
  }
  return { worlds, errors };
}
