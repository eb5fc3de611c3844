import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { firstFaults, readSeasons, type SeasonText } from './read-season.ts';

/** Lists of clubs, which football.json has beside the matches of some seasons. */
const CLUB_LIST = /\.clubs\.json$/;

/** A season of football.json has less than 200 kB. */
const MAX_BYTES = 5_000_000;
/** A copy may be in a folder of its own. */
const MAX_DEPTH = 5;
const MAX_FAULTS = 100;

const isLeftOut = (name: string) => name.startsWith('.') || name === 'node_modules';

/** The paths of JSON files, in the order of their names. */
async function seasonPaths(folder: string, under = '', depth = 1): Promise<string[]> {
  const entries = await readdir(join(folder, under), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const paths: string[] = [];
  for (const entry of entries) {
    const path = under + entry.name;
    if (isLeftOut(entry.name)) continue;
    if (entry.isDirectory()) {
      if (depth < MAX_DEPTH) paths.push(...(await seasonPaths(folder, `${path}/`, depth + 1)));
    } else if (path.endsWith('.json') && !CLUB_LIST.test(path)) paths.push(path);
  }
  return paths.sort();
}

const reasonOf = (error: unknown) => `cannot be read: ${(error as Error).message}`;

async function readText(path: string): Promise<string> {
  // Follows links: mounted files may be some.
  const found = await stat(path);
  if (!found.isFile()) throw new Error('is no file');
  if (found.size > MAX_BYTES) throw new Error(`has more than ${MAX_BYTES / 1_000_000} MB`);
  return readFile(path, 'utf8');
}

/** The files of a copy of football.json, and those that cannot be read; none if there is no such folder. */
export async function readSeasonTexts(folder: string): Promise<{
  readonly texts: readonly SeasonText[];
  readonly faults: readonly string[];
}> {
  const texts: SeasonText[] = [];
  const faults: string[] = [];
  const paths = await seasonPaths(folder).catch((error) => {
    faults.push(`${folder}: ${reasonOf(error)}`);
    return [];
  });
  // One after the other: there may be more than a process can open.
  for (const path of paths) {
    try {
      texts.push({ path, text: await readText(join(folder, path)) });
    } catch (error) {
      faults.push(`${path}: ${reasonOf(error)}`);
    }
  }
  return { texts, faults };
}

/** The seasons of a folder in openfootball's own layout, and the faults of those that cannot be used. */
export async function readSeasonFolder(folder: string): Promise<ReturnType<typeof readSeasons>> {
  const { texts, faults } = await readSeasonTexts(folder);
  const read = readSeasons(texts);
  return { seasons: read.seasons, faults: firstFaults([...faults, ...read.faults], MAX_FAULTS) };
}
