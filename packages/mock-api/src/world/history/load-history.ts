import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { lazy } from '../lazy.ts';
import { createHistory, type History } from './history.ts';
import { type Pack, unpackSeason } from './pack.ts';
import type { SeasonFile } from './season-file.ts';

// By the package's imports, so that the built file finds the pack too.
const { resolve: fileOf } = createRequire(import.meta.url);

const packedSeasons = lazy(async () => {
  const bytes = await readFile(fileOf('#seasons/seasons.json.gz'));
  const json = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return ((await new Response(json).json()) as Pack).seasons.map(unpackSeason);
});

const packedHistory = lazy(async () => createHistory(await packedSeasons()));

/** The seasons of the pack, read once, and others in place of those of the same competition and year. */
export const loadHistory = async (others: readonly SeasonFile[] = []): Promise<History> =>
  others.length === 0 ? packedHistory() : createHistory([...(await packedSeasons()), ...others]);
