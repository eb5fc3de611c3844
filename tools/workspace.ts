import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Every folder of the workspace that holds the given file, the root itself as '.'. */
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

/** pnpm's shims look for a node beside themselves, so a bin started this way runs on the project's own Node. */
export const bin = (name: string): string => join(root, 'node_modules', '.bin', name);
