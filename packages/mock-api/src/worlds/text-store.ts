import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Stores overrides and facts that are too long for a header, by their tokens. */
export interface TextStore {
  save(token: string, json: string): Promise<void>;
  load(token: string): Promise<string | undefined>;
}

interface StoreLimits {
  readonly texts: number;
  readonly bytes: number;
}

/** The texts used longest ago are dropped; a link or cookie that holds the token of one is then refused. */
const LIMITS: StoreLimits = { texts: 200, bytes: 16 * 1024 * 1024 };

export function memoryTextStore({ texts, bytes }: StoreLimits = LIMITS): TextStore {
  const stored = new LRUCache<string, string>({
    max: texts,
    maxSize: bytes,
    sizeCalculation: ({ length }) => length,
  });
  return {
    async save(token, json) {
      stored.set(token, json);
    },
    load: async (token) => stored.get(token),
  };
}

/** Another process may have deleted the file. */
const ignoreMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

async function dropOldest(folder: string, { texts, bytes }: StoreLimits): Promise<void> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = join(folder, name);
      const stats = await stat(file).catch(ignoreMissing);
      return { file, size: stats?.size ?? 0, usedAt: stats?.mtimeMs ?? 0 };
    }),
  );
  found.sort((one, other) => other.usedAt - one.usedAt);
  let total = 0;
  for (const [n, { file, size }] of found.entries()) {
    total += size;
    if (n >= texts || total > bytes) await rm(file, { force: true });
  }
}

/** In `<dataDir>/overrides`, so that a token outlives a restart. */
export function fileTextStore(dataDir: string, limits = LIMITS): TextStore {
  const folder = join(dataDir, 'overrides');
  const fileOf = (token: string) => join(folder, `${token}.json`);
  return {
    async save(token, json) {
      await mkdir(folder, { recursive: true });
      const draft = `${fileOf(token)}.${randomUUID()}`;
      await writeFile(draft, json);
      await rename(draft, fileOf(token));
      await dropOldest(folder, limits);
    },
    async load(token) {
      const file = fileOf(token);
      const json = await readFile(file, 'utf8').catch(ignoreMissing);
      const now = new Date();
      // A folder that can only be read keeps its order.
      if (json !== undefined) await utimes(file, now, now).catch(() => {});
      return json;
    },
  };
}
