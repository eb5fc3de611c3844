import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const root = join(import.meta.dirname, '..');

const withSlashes = (path: string) => path.replaceAll(sep, '/');

/** The files that match, installed and built ones left out, with slashes on Windows too. */
export const findFiles = (pattern: string, top = root): string[] =>
  globSync(pattern, {
    cwd: top,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  }).map(withSlashes);

/** The folders of the workspace that contain the given file; the root is '.'. */
export function foldersWith(file: string, top = root): string[] {
  const parents = [top, join(top, 'packages')].filter((folder) => existsSync(folder));
  const children = parents.flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => join(parent, entry.name)),
  );
  return [top, ...children]
    .filter((folder) => existsSync(join(folder, file)))
    .map((folder) => withSlashes(relative(top, folder)) || '.');
}

/** The program of a package, for Node. The shims in `.bin` are shell scripts, which Windows cannot start. */
export function programOf(name: string): string {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, String(Object.values(bin)[0]));
}
