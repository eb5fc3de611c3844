import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersWith, root } from '../workspace.ts';
import type { suites } from './suites.ts';

type SuiteName = keyof typeof suites;

export interface Workspace {
  /** The folder of each package, with the folders of those that it depends on. */
  readonly packages: ReadonlyMap<string, readonly string[]>;
}

export interface Selection {
  readonly suites: readonly SuiteName[];
  /** The folders whose unit tests run; all, if none. */
  readonly folders: readonly string[];
}

/** Without an effect on a running site. */
const IS_TEST = /\.test\.tsx?$|(^|\/)test\//;
const IS_TEXT = /\.md$|^docs\//;
/** Changes here can break everything. */
const IS_SHARED =
  /^(openapi\.yaml|package\.json|pnpm-|vitest\.config|tsconfig|packages\/(types|shared)\/)/;

const SITE: readonly SuiteName[] = ['build', 'weight', 'contract', 'e2e', 'soak', 'lighthouse'];
const SUITES_OF: readonly (readonly [RegExp, readonly SuiteName[]])[] = [
  [/^packages\/(web|devtools)\//, ['build', 'weight', 'e2e', 'lighthouse']],
  [/^packages\/(gateway|api-core|mock-api)\//, SITE],
  [/^contract-tests\//, ['contract']],
  [/^worlds\//, ['e2e']],
  [/^e2e\//, ['e2e']],
  [/^reliability\//, ['soak']],
  [/^bench\/src\/lighthouse/, ['lighthouse']],
  [/^tools\/(site|test)\//, ['build', 'contract', 'e2e']],
  [/^tools\/pages\.ts$/, ['e2e', 'lighthouse']],
];

function dependents(folder: string, { packages }: Workspace): string[] {
  const found = new Set([folder]);
  for (const one of found)
    for (const [other, uses] of packages) if (uses.includes(one)) found.add(other);
  return [...found];
}

/** Their tests read sources of all folders. */
const ALWAYS = ['tools/', 'bench/', 'reliability/'];

/** The suites that changes of these files can break. */
export function suitesOf(paths: readonly string[], workspace: Workspace): Selection {
  const names = new Set<SuiteName>(['check', 'unit']);
  const folders = new Set(ALWAYS);
  for (const path of paths) {
    if (IS_SHARED.test(path)) return { suites: ['check', 'unit', ...SITE], folders: [] };
    const folder = [...workspace.packages.keys()].find((one) => path.startsWith(`${one}/`));
    if (folder && !IS_TEXT.test(path))
      for (const one of IS_TEST.test(path) ? [folder] : dependents(folder, workspace))
        folders.add(`${one}/`);
    if (IS_TEXT.test(path) || (IS_TEST.test(path) && !path.startsWith('e2e/'))) continue;
    for (const [pattern, list] of SUITES_OF)
      if (pattern.test(path)) for (const name of list) names.add(name);
  }
  return { suites: [...names], folders: [...folders] };
}

interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export function readWorkspace(): Workspace {
  const folders = foldersWith('package.json').filter((folder) => folder !== '.');
  const manifests = folders.map(
    (folder) =>
      [
        folder,
        JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest,
      ] as const,
  );
  const folderOf = new Map(manifests.map(([folder, { name = folder }]) => [name, folder]));
  return {
    packages: new Map(
      manifests.map(([folder, { dependencies, devDependencies }]) => [
        folder,
        Object.keys({ ...dependencies, ...devDependencies }).flatMap(
          (name) => folderOf.get(name) ?? [],
        ),
      ]),
    ),
  };
}

/** Committed since it forked from `ref`, changed since, or new. */
export function changedPaths(ref: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const base = git('merge-base', ref, 'HEAD').trim();
    const all = `${git('diff', '--name-only', '--no-renames', base)}${git('ls-files', '--others', '--exclude-standard')}`;
    return all.split('\n').filter((path) => path !== '');
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(
      `--since must be a commit or a branch of this repository, not '${ref}'. ${stderr.trim()}`,
    );
  }
}
