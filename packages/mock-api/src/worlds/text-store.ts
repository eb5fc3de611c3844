import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stores overrides and facts that are too long for a header, by their tokens. */
export interface TextStore {
  save(token: string, json: string): Promise<void>;
  load(token: string): Promise<string | undefined>;
}

export function memoryTextStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    async save(token, json) {
      texts.set(token, json);
    },
    load: async (token) => texts.get(token),
  };
}

/** In `<dataDir>/overrides`, so that a token outlives a restart. */
export function fileTextStore(dataDir: string): TextStore {
  const folder = join(dataDir, 'overrides');
  const fileOf = (token: string) => join(folder, `${token}.json`);
  return {
    async save(token, json) {
      await mkdir(folder, { recursive: true });
      const draft = `${fileOf(token)}.${randomUUID()}`;
      await writeFile(draft, json);
      await rename(draft, fileOf(token));
    },
    load: (token) =>
      readFile(fileOf(token), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
  };
}
