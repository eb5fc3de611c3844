import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSeasons, type SeasonText } from './read-season.ts';

/** Lists of clubs, which football.json has beside the matches of some seasons. */
const CLUB_LIST = /\.clubs\.json$/;

async function seasonPaths(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') && !CLUB_LIST.test(path))
    .sort();
}

const reasonOf = (error: unknown) => `cannot be read: ${(error as Error).message}`;

/** The files of a copy of football.json, and those that cannot be read; none if there is no such folder. */
export async function readSeasonTexts(folder: string): Promise<{
  readonly texts: readonly SeasonText[];
  readonly faults: readonly string[];
}> {
  const faults: string[] = [];
  const paths = await seasonPaths(folder).catch((error) => {
    faults.push(`${folder}: ${reasonOf(error)}`);
    return [];
  });
  const read = await Promise.all(
    paths.map((path) =>
      readFile(join(folder, path), 'utf8').then(
        (text) => ({ path, text }),
        (error) => void faults.push(`${path}: ${reasonOf(error)}`),
      ),
    ),
  );
  return { texts: read.filter((one) => one !== undefined), faults };
}

/** The seasons of a folder in openfootball's own layout, and the faults of those that cannot be used. */
export async function readSeasonFolder(folder: string): Promise<ReturnType<typeof readSeasons>> {
  const { texts, faults } = await readSeasonTexts(folder);
  const read = readSeasons(texts);
  return { seasons: read.seasons, faults: [...faults, ...read.faults] };
}
