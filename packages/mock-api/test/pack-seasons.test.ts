import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Pack } from '../src/world/history/pack.ts';
import { packFolder } from '../tools/pack-seasons.ts';

const match = {
  round: 'Matchday 1',
  date: '2013-08-24',
  team1: 'Hellas Verona',
  team2: 'AC Milan',
};
const textOf = (score: object) =>
  JSON.stringify({ name: 'A league', matches: [{ ...match, score }] });

const codesIn = async (pack: string) =>
  (JSON.parse(gunzipSync(await readFile(pack)).toString()) as Pack).seasons.map(({ code }) => code);

test('a folder is packed without its faulty season, and the exit code says that there was one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seasons-'));
  await mkdir(join(folder, '2013-14'));
  await writeFile(join(folder, '2013-14/it.1.json'), textOf({ ft: [2, 1] }));
  const pack = join(folder, 'pack.json.gz');
  expect(await packFolder([folder, pack])).toBe(0);
  expect(await codesIn(pack)).toEqual(['it.1']);
  await writeFile(join(folder, '2013-14/it.2.json'), textOf({ ft: [-2, 1] }));
  expect(await packFolder([folder, pack])).toBe(1);
  expect(await codesIn(pack)).toEqual(['it.1']);
  expect(await packFolder([])).toBe(2);
});
