import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { lazyAsync } from '../lazy.ts';
import { createHistory, type History } from './history.ts';
import { type Pack, unpackSeason } from './pack.ts';
import type { SeasonFile } from './season-file.ts';

const unzip = promisify(gunzip);

// Resolved by `imports` of package.json, which also works from the built file.
const { resolve: fileOf } = createRequire(import.meta.url);

const packedSeasons = lazyAsync(async () => {
  const bytes = await readFile(fileOf('#seasons/seasons.json.gz'));
  // `Response` would unzip it too, but its first use loads all of fetch.
  const pack = JSON.parse(String(await unzip(bytes))) as Pack;
  return pack.seasons.map(unpackSeason);
});

const packedHistory = lazyAsync(async () => createHistory(await packedSeasons()));

/** Reads the packed seasons once. Each of `others` replaces the packed season of its competition and year. */
export const loadHistory = async (others: readonly SeasonFile[] = []): Promise<History> =>
  others.length === 0 ? packedHistory() : createHistory([...(await packedSeasons()), ...others]);
