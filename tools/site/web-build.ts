import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, type RunOptions, runScript } from '../run.ts';
import { root } from '../workspace.ts';

const web = join(root, 'packages', 'web');
const stampFile = join(web, 'dist', '.stamp');
const INPUTS = ['packages/web', 'packages/types/src', 'pnpm-lock.yaml', 'tsconfig.base.json'];
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

const isFresh = (stamp: string) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

/** Builds the site unless dist was built from the same sources. */
export async function buildWeb(onBuild: () => void, options: RunOptions): Promise<Outcome> {
  const stamp = hashFiles(INPUTS);
  if (isFresh(stamp)) return { code: 0, output: '' };
  // An interrupted build must not count as fresh afterwards.
  rmSync(stampFile, { force: true });
  onBuild();
  const outcome = await runScript(web, 'build', [], options);
  if (outcome.code === 0) writeFileSync(stampFile, stamp);
  return outcome;
}
