import { dirname } from 'node:path';

/** A folder with more source files is hard to scan. */
export const MAX_SOURCES_PER_FOLDER = 25;

const SOURCE = /\.(ts|tsx|js)$/;
const NOT_COUNTED = /\.(test|test-d)\.tsx?$|\.generated\.ts$|\.d\.ts$|(^|\/)(e2e|[^/]+\/test)\//;

/** The folders with too many source files. Tests, styles and generated files are not counted. */
export function broadFolders(files: readonly string[]): { folder: string; sources: number }[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!SOURCE.test(file) || NOT_COUNTED.test(file)) continue;
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, sources]) => sources > MAX_SOURCES_PER_FOLDER)
    .map(([folder, sources]) => ({ folder, sources }));
}
