import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { lazyAsync } from '../lazy.ts';
import { createHistory, type History } from './history.ts';
import { type Pack, unpackSeason } from './pack.ts';
import type { SeasonFile } from './season-file.ts';

const unzip = promisify(gunzip);

// By the package's imports, so that the built file finds the pack too.
const { resolve: fileOf } = createRequire(import.meta.url);

const packedSeasons = lazyAsync(async () => {
  const bytes = await readFile(fileOf('#seasons/seasons.json.gz'));
  // Without `Response`, whose first use loads all of fetch.
  const pack = JSON.parse(String(await unzip(bytes))) as Pack;
  return pack.seasons.map(unpackSeason);
});

const packedHistory = lazyAsync(async () => createHistory(await packedSeasons()));

/** The seasons of the pack, read once, and others in place of those of the same competition and year. */
export const loadHistory = async (others: readonly SeasonFile[] = []): Promise<History> =>
  others.length === 0 ? packedHistory() : createHistory([...(await packedSeasons()), ...others]);
