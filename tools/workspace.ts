import { existsSync, readdirSync } from 'node:fs';
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

/** pnpm's shims prefer a `node` beside them, so a command started this way runs on the project's own Node. */
export const bin = (name: string): string => join(root, 'node_modules', '.bin', name);
