import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

// Resolved by `imports` of package.json, which also works from the built file.
const { resolve: fileOf } = createRequire(import.meta.url);

/** A JSON file of `data/`, which few requests need: it is read when one does. */
export const readData = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(fileOf(`#data/${name}`), 'utf8'));
