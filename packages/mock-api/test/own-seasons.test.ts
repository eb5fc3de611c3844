import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { worldFetch } from '../src/testing/index.ts';
import { createWorld } from '../src/world/world.ts';
import type { World, WorldSize } from '../src/world/world-view.ts';
import { derivedWorlds } from '../src/worlds/derived-worlds.ts';
import { realSeasons } from '../src/worlds/real-seasons.ts';
import type { CheckedText } from '../src/worlds/stored-texts.ts';
import { testApp } from './harness.ts';
import { tempDir } from './test-database.ts';

const match = (home: string, away: string, score?: object, change: object = {}) => ({
  round: 'Matchday 1',
  date: '2013-08-24',
  time: '18:00',
  team1: home,
  team2: away,
  ...(score && { score }),
  ...change,
});

const verona = match('Hellas Verona', 'AC Milan', { ht: [1, 1], ft: [2, 1] });
const turin = match('Sampdoria', 'Juventus', { ft: [0, 1] }, { time: '20:45' });

/** A folder with these files, whose content is matches or a text. */
async function folderOf(files: Readonly<Record<string, readonly object[] | string>>) {
  const folder = tempDir();
  for (const [path, content] of Object.entries(files)) {
    const text =
      typeof content === 'string'
        ? content
        : JSON.stringify({ name: 'A league', matches: content });
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

interface Listed {
  readonly homeTeam: { readonly name: string; readonly score: number | null };
  readonly awayTeam: { readonly score: number | null };
  readonly tournament: { readonly id: string; readonly name: string };
}

/** The football of the evening of 24 August 2013. */
async function matchesWith(seasonsDir: string, id: string): Promise<string[]> {
  const world = worldFetch({
    at: '2013-08-24T23:00:00Z',
    seasons: 'real',
    size: 'small',
    seasonsDir,
  });
  const response = await world('/matches?date=20130824&timezoneOffset=0&sportType=football');
  const { data } = (await response.json()) as { data: Listed[] };
  return data
    .filter(({ tournament }) => tournament.id === id)
    .map(({ tournament, homeTeam, awayTeam }) =>
      [tournament.name, homeTeam.name, homeTeam.score, awayTeam.score].join(' '),
    );
}

afterEach(() => vi.restoreAllMocks());

test('a season of the folder is there beside those of the repository', async () => {
  const folder = await folderOf({ '2013-14/it.1.json': [verona, turin] });
  expect(await matchesWith(folder, 'to-it1')).toEqual([
    'Serie A Hellas Verona 2 1',
    'Serie A Sampdoria 0 1',
  ]);
  expect(await matchesWith(folder, 'to-en1')).toHaveLength(7);
  expect(await matchesWith(tempDir(), 'to-it1')).toEqual([]);
});

test('a season of the folder takes the place of the same one of the repository', async () => {
  const folder = await folderOf({
    '2013-14/en.1.json': [match('Arsenal', 'Everton FC', { ft: [7, 7] })],
  });
  expect(await matchesWith(folder, 'to-en1')).toEqual(['Premier League Arsenal 7 7']);
});

test('an unknown competition with a name is a league of the country of its code', async () => {
  const folder = await folderOf({ '2013-14/en.5.json': [verona, turin] });
  expect(await matchesWith(folder, 'to-en5')).toHaveLength(2);
});

const FAULTS: readonly (readonly [fault: string, content: readonly object[] | string])[] = [
  ['is no JSON', '{"matches": ['],
  ['has no name, and xy.1 is an unknown competition', JSON.stringify({ matches: [verona] })],
  [
    'match 2 (2013-02-30 Sampdoria – Juventus): the date "2013-02-30" is no day',
    [verona, { ...turin, date: '2013-02-30' }],
  ],
  [
    'match 1 (2013-08-24 Hellas Verona – AC Milan): the score ft is [-2,1]',
    [{ ...verona, score: { ft: [-2, 1] } }],
  ],
  [
    'match 1 (2013-08-24 Hellas Verona – AC Milan): the score ft is [2.5,1]',
    [{ ...verona, score: { ft: [2.5, 1] } }],
  ],
  [
    'match 2 (2013-08-24 Juventus – Juventus): has the same team on both sides',
    [verona, { ...turin, team1: 'Juventus' }],
  ],
  [
    'match 2 (2013-08-24 Hellas Verona – AC Milan): is in the file twice, first as match 1',
    [verona, verona],
  ],
];

test.each(FAULTS)('a season is left out, and no other, because it %s', async (fault, content) => {
  vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const folder = await folderOf({
    '2013-14/xy.1.json': content,
    '2013-14/it.1.json': [match('Torino', 'Sassuolo', { ft: [2, 0] })],
  });
  const reported: string[] = [];
  const seasons = realSeasons({ folder, report: (text) => void reported.push(text) });
  const faults = await seasons.faults();
  expect(faults).toEqual([expect.stringContaining(`2013-14/xy.1.json: ${fault}`)]);
  expect(reported).toEqual([`Season left out: ${faults[0]}`]);
  expect(await matchesWith(folder, 'to-it1')).toEqual(['Serie A Torino 2 0']);
  expect(await matchesWith(folder, 'to-xy1')).toEqual([]);
});

test('the console and /healthz learn of each fault', async () => {
  const folder = await folderOf({ '2013-14/it.1.json': '{' });
  const seasons = realSeasons({ folder });
  const { inject } = await testApp({ seasons });
  const faults = await seasons.faults();
  expect(faults).toHaveLength(1);
  expect((await inject('/healthz')).json()).toEqual({
    status: 'ok',
    seasons: 'incomplete',
    seasonFaults: faults,
  });
  expect((await inject('/_mock/world')).json().data).toMatchObject({ seasonFaults: faults });
});

test('a test is warned of a season that is left out', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const folder = await folderOf({ '2013-14/it.1.json': '{' });
  await matchesWith(folder, 'to-it1');
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining('Season left out: 2013-14/it.1.json: is no JSON'),
  ]);
});

test('without the folder, and for what is not a season in it, there is nothing to report', async () => {
  const none = realSeasons({ folder: join(tempDir(), 'none') });
  expect(await none.faults()).toEqual([]);
  const folder = await folderOf({ 'README.md': '#', '2013-14/en.1.clubs.json': '{"clubs":[]}' });
  expect(await realSeasons({ folder }).faults()).toEqual([]);
});

test('a folder that cannot be read is a fault', async () => {
  const folder = join(await folderOf({ file: 'text' }), 'file');
  expect(await realSeasons({ folder }).faults()).toEqual([
    expect.stringContaining(`${folder}: cannot be read: ENOTDIR`),
  ]);
});

test('large files, links to nothing and folders of tools are not read', async () => {
  const folder = await folderOf({
    '2013-14/it.1.json': [verona],
    'node_modules/2013-14/it.1.json': [verona],
    '.git/2013-14/it.1.json': [verona],
    '2013-14/es.1.json': ' '.repeat(5_000_001),
  });
  await symlink('nowhere', join(folder, '2013-14/fr.1.json'));
  await mkdir(join(folder, '2013-14/de.1.json'));
  expect(await realSeasons({ folder }).faults()).toEqual([
    '2013-14/es.1.json: cannot be read: has more than 5 MB',
    expect.stringContaining('2013-14/fr.1.json: cannot be read: ENOENT'),
  ]);
});

test('of many faults the first hundred are listed', async () => {
  const paths = Array.from({ length: 120 }, (_, n) => `2013-14/x${n}.1.json`);
  const folder = await folderOf(Object.fromEntries(paths.map((path) => [path, '{'])));
  const faults = await realSeasons({ folder }).faults();
  expect(faults).toHaveLength(101);
  expect(faults.at(-1)).toBe('and 20 more');
});

const worldOf = (size: WorldSize) => createWorld({ seed: 'touchline', size });

function worldIn(checked: CheckedText<World>): World {
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

test('real seasons that could not be loaded are loaded again by the next call', async () => {
  const { history } = realSeasons();
  let calls = 0;
  const seasons = {
    ...realSeasons(),
    history: async () => {
      calls += 1;
      if (calls === 1) throw new Error('EMFILE: too many open files');
      return history();
    },
  };
  const derive = derivedWorlds(worldOf, seasons);
  const world = createWorld({ seed: 'touchline', size: 'small' });
  const change = { hasRealSeasons: true };
  await expect(derive(world, change)).rejects.toThrow('EMFILE');
  const real = worldIn(await derive(world, change));
  expect(real.options?.history).toBeDefined();
  expect(worldIn(await derive(world, change))).toBe(real);
  // Also of another size, where the server's own world has them already.
  const standard = worldIn(await derive(real, { ...change, size: 'standard' }));
  expect(standard.options).toMatchObject({ size: 'standard', history: real.options?.history });
});
