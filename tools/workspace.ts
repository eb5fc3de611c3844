import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..');

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
    .map((folder) => relative(top, folder) || '.');
}

/** The program of a package, for Node. The shims in `.bin` are shell scripts, which Windows cannot start. */
export function programOf(name: string): string {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, String(Object.values(bin)[0]));
}
