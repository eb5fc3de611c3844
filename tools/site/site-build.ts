import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, type RunOptions, runScript } from '../run-command.ts';
import { root } from '../workspace.ts';

const SHARED_INPUTS = [
  'packages/types/src',
  'packages/shared/src',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
/** The packages with a build step, with what they import beside the shared inputs; each writes `dist`. */
const BUILT_PACKAGES: Record<string, string[]> = {
  'packages/web': [],
  'packages/mock-api': [],
  'packages/devtools': ['packages/web/src/ui', 'packages/web/src/i18n/en/real-days.json'],
};
const IGNORED = /(^|\/)(node_modules|dist|test)(\/|$)|[.]test[.]tsx?$/;

/** One hash of the names and contents of all build inputs below the given paths. */
export function hashFiles(paths: string[], top = root): string {
  const hash = createHash('sha256');
  const files = paths
    .flatMap((path) => [path, ...globSync(`${path}/**/*`, { cwd: top, exclude: isIgnored })])
    .filter((file) => !isIgnored(file) && statSync(join(top, file)).isFile());
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(top, file)));
  return hash.digest('hex');
}

function isIgnored(file: string): boolean {
  return IGNORED.test(file);
}

const stampFileOf = (path: string) => join(root, path, 'dist', '.stamp');

function isFresh(path: string, stamp: string): boolean {
  const file = stampFileOf(path);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** Builds the site, the mock API and the developer tools, each unless its dist was built from the same sources. */
export async function buildSite(onBuild: () => void, options: RunOptions): Promise<Outcome> {
  const packages = Object.entries(BUILT_PACKAGES).map(([path, inputs]) => ({
    path,
    stamp: hashFiles([path, ...inputs, ...SHARED_INPUTS]),
  }));
  const stale = packages.filter(({ path, stamp }) => !isFresh(path, stamp));
  if (stale.length > 0) onBuild();
  for (const { path, stamp } of stale) {
    // An interrupted build must not count as fresh afterwards.
    rmSync(stampFileOf(path), { force: true });
    const env = { ...(options.env ?? process.env), NODE_ENV: 'production' };
    const outcome = await runScript(join(root, path), 'build', [], { ...options, env });
    if (outcome.code !== 0) return outcome;
    writeFileSync(stampFileOf(path), stamp);
  }
  return { code: 0, output: '' };
}
