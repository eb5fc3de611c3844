import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, RunOptions } from '../run-command.ts';
import { findFiles, root } from '../workspace.ts';
import { runNode } from './run-node.ts';

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
const IGNORED = /(^|\/)test(\/|$)|[.]test[.]tsx?$/;

/** One hash of the names and contents of all build inputs below the given paths. */
export function hashFiles(paths: string[], top = root): string {
  const hash = createHash('sha256');
  const files = paths
    .flatMap((path) => [path, ...findFiles(`${path}/**/*`, top)])
    .filter((file) => !IGNORED.test(file) && statSync(join(top, file)).isFile());
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(top, file)));
  return hash.digest('hex');
}

/** The calls of Vite of a package's script `build`, for Node: a shell would not pass signals on. */
function buildSteps(path: string): string[][] {
  const { scripts } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  return scripts.build
    .split(' && ')
    .map((call: string) => call.replace(/^vite/, 'node_modules/vite/bin/vite.js').split(' '));
}

/** Builds the site, the mock API and the developer tools, each unless its dist was built from the same sources. */
export async function buildSite(
  onBuild: (path: string) => void,
  { env = process.env, signal = new AbortController().signal, onOutput }: RunOptions = {},
): Promise<Outcome> {
  let output = '';
  const printLine = (line: string) => {
    output += `${line}\n`;
    onOutput?.(`${line}\n`);
  };
  for (const [path, inputs] of Object.entries(BUILT_PACKAGES)) {
    const cwd = join(root, path);
    const stampFile = join(cwd, 'dist', '.stamp');
    const stamp = hashFiles([path, ...inputs, ...SHARED_INPUTS]);
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) continue;
    onBuild(path);
    // An interrupted build must not count as fresh afterwards.
    rmSync(stampFile, { force: true });
    for (const args of buildSteps(path)) {
      const program = { name: path, args, env: { ...env, NODE_ENV: 'production' }, cwd };
      const { code } = await runNode(program, { signal, printLine });
      if (code !== 0) return { code, output };
    }
    writeFileSync(stampFile, stamp);
  }
  return { code: 0, output };
}
