import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createExpectedGoals } from '../src/world/history/expected-goals.ts';
import { createHistory } from '../src/world/history/history.ts';
import { packSeasons } from '../src/world/history/pack.ts';
import { readSeasons } from '../src/world/season-files/read-season.ts';
import { readSeasonTexts } from '../src/world/season-files/season-folder.ts';

const MAX_BYTES = 2_000_000;
const PACK = join(import.meta.dirname, '../seasons/seasons.json.gz');

interface FileMatch {
  date: string;
  round?: string;
  stage?: string;
  team1: string;
  team2: string;
  score?: { p?: number[] };
}

type Correction = (matches: FileMatch[]) => FileMatch[];

const isFirst = (match: FileMatch, no: number, all: FileMatch[]): boolean =>
  all.findIndex((one) => JSON.stringify(one) === JSON.stringify(match)) === no;

/** The shoot-out of a match; the file has another result of it. */
const shootout =
  (date: string, team1: string, p: [number, number]): Correction =>
  (matches) =>
    matches.map((match) =>
      match.date === date && match.team1.startsWith(team1)
        ? { ...match, score: { ...match.score, p } }
        : match,
    );

const LAST_ROUNDS = 22;

/** The last rounds of 2019/20 were played in June and July of 2020, and are dated a year too early. */
const lateIn2020: Correction = (matches) =>
  matches.map((match) => {
    const [round = LAST_ROUNDS] = (/\d+$/.exec(match.round ?? '') ?? []).map(Number);
    const isLate = match.date < '2019-09' && (round >= LAST_ROUNDS || match.stage !== undefined);
    return isLate ? { ...match, date: `2020${match.date.slice(4)}` } : match;
  });

/** Faults of the snapshot that have a known answer, by file. */
const CORRECTIONS: Readonly<Record<string, readonly Correction[]>> = {
  '2019-20/at.1.json': [lateIn2020],
  '2019-20/at.2.json': [lateIn2020],
  '2019-20/en.2.json': [lateIn2020],
  // A final without teams, and its place-holders.
  '2024-25/au.1.json': [
    (matches) => matches.filter(({ team1, team2 }) => !/^(N\.N\.|Sieger )/.test(team1 + team2)),
  ],
  // Both shoot-outs end 4–4 in the file.
  '2024-25/uefa.cl.json': [
    shootout('2025-03-11', 'Liverpool FC', [1, 4]),
    shootout('2025-03-12', 'Club Atlético de Madrid', [2, 4]),
  ],
  // Everything after New Year is dated a year too early.
  '2025-26/en.3.json': [
    (matches) =>
      matches.map((match) =>
        match.date < '2025-07' ? { ...match, date: `2026${match.date.slice(4)}` } : match,
      ),
  ],
  // One round is in the file twice.
  '2025-26/en.4.json': [(matches) => matches.filter(isFirst)],
};

function corrected(path: string, text: string): string {
  const corrections = CORRECTIONS[path];
  if (!corrections) return text;
  const content = JSON.parse(text) as { matches: FileMatch[] };
  const matches = corrections.reduce((list, correct) => correct(list), content.matches);
  return JSON.stringify({ ...content, matches });
}

/** The seasons of a copy of football.json, and the faults of those that cannot be used. */
async function readFolder(folder: string) {
  const { texts, faults } = await readSeasonTexts(folder);
  const read = readSeasons(texts.map(({ path, text }) => ({ path, text: corrected(path, text) })));
  return { seasons: read.seasons, faults: [...faults, ...read.faults] };
}

export async function packFolder([folder, out = PACK]: readonly string[]): Promise<number> {
  if (folder === undefined) {
    console.error('usage: pack-seasons.ts FOLDER [PACK], the folder of a copy of football.json');
    return 2;
  }
  const { seasons, faults } = await readFolder(folder);
  for (const fault of faults) console.error(fault);
  if (seasons.length === 0) {
    console.error(`${folder} has no season, such as 2011-12/en.1.json.`);
    return 1;
  }
  // Learning takes longer than a page may, so the pack has what comes of it.
  const pack = packSeasons(seasons, createExpectedGoals(createHistory(seasons)));
  const bytes = gzipSync(JSON.stringify(pack), { level: 9 });
  if (bytes.length > MAX_BYTES) {
    console.error(`The pack would have ${bytes.length} bytes, more than ${MAX_BYTES}.`);
    return 1;
  }
  await writeFile(out, bytes);
  const matches = seasons.reduce((sum, season) => sum + season.matches.length, 0);
  console.log(`${out}: ${seasons.length} seasons, ${matches} matches, ${bytes.length} bytes.`);
  return faults.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = await packFolder(process.argv.slice(2));
