import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldTimeline } from '@touchline/shared/domain/timeline';
import type { Match, MatchTimeline, Standing } from '@touchline/types';
import { expect, onTestFinished, test } from 'vitest';
import { type WorldOptions, worldFetch } from '../src/testing/index.ts';
import type { FactsText } from '../src/world/given.ts';
import { createWorld } from '../src/world/world.ts';
import { watchFolder } from '../src/worlds/files/watch-folder.ts';
import { parseFacts } from '../src/worlds/parse-facts.ts';
import { ReloadableWorld, readFacts } from '../src/worlds/world-files.ts';
import { testApp } from './harness.ts';

const WORLD = { seed: 'touchline', size: 'standard' } as const;
const AT = '2026-11-28T16:40:00Z';
const ID = 'ma-eng1-2026-13-4';
const EXAMPLES = fileURLToPath(new URL('examples/worlds', import.meta.url));

const facts: FactsText = {
  matches: {
    [ID]: {
      score: '3-0',
      minute: 89,
      at: AT,
      incidents: ['12 home goal', '38 away red-card', '41 home penalty-goal', '77 home goal'],
    },
  },
  names: { 'te-eng-7': { en: 'Castle Athletic', zh: '城堡竞技' } },
};

const reader = (at: string | number = AT, given: FactsText | undefined = facts) => {
  const fetch = worldFetch({ ...WORLD, at, ...(given && { facts: given }) });
  return async <T>(path: string, language = 'en'): Promise<T> => {
    const response = await fetch(path, { headers: { 'accept-language': language } });
    return ((await response.json()) as { data: T }).data;
  };
};

const byId = (list: Match[]) => list.find(({ id }) => id === ID) as Match;

test('all answers that show a match with facts agree: list, live list, team, match and timeline', async () => {
  const get = reader();
  const match = await get<Match>(`/matches/info?matchId=${ID}`);
  expect(match).toMatchObject({
    statusId: 'ONGOING',
    clock: { phase: 'second-half', minute: 89 },
    homeTeam: { name: 'Castle Athletic', score: 3 },
    awayTeam: { score: 0 },
  });
  expect(match.incidents?.map(({ kind, minute }) => `${minute} ${kind}`)).toEqual([
    expect.stringContaining('period-start'),
    '12 goal',
    '38 red-card',
    '41 penalty-goal',
    expect.stringContaining('period-end'),
    expect.stringContaining('period-start'),
    '77 goal',
  ]);
  const { commentary: _, ...row } = match;
  expect(byId(await get('/matches/live'))).toEqual(row);
  const day = '/matches?date=20261128&timezoneOffset=0&sportType=football';
  expect(byId(await get(day))).toEqual(row);
  const timeline = await get<MatchTimeline>(`/matches/timeline?matchId=${ID}`);
  expect(timeline.startTime).toBe(match.startTime);
});

test('names of one’s own are in every answer and language', async () => {
  const get = reader();
  expect((await get<Match>(`/matches/info?matchId=${ID}`, 'zh')).homeTeam.name).toBe('城堡竞技');
  const table = await get<Standing>('/tournaments/table?tournamentId=to-eng1');
  expect(JSON.stringify(table)).toContain('Castle Athletic');
  expect(JSON.stringify(table)).not.toContain('Northgate Athletic');
});

test('a given result counts in the table', async () => {
  const later = '2026-11-28T17:30:00Z';
  const path = '/tournaments/table?tournamentId=to-eng1';
  const goalsOf = async (given: FactsText) => {
    const { tables } = await reader(later, given)<Standing>(path);
    return tables[0]?.rows.find(({ team }) => team.id === 'te-eng-7')?.goals as number;
  };
  const nine = { matches: { [ID]: { score: '9-0', minute: 90, at: AT } } };
  const none = { matches: { [ID]: { score: '0-0', minute: 90, at: AT } } };
  expect((await goalsOf(nine)) - (await goalsOf(none))).toBe(9);
});

test('without facts, and in other matches, the world is the same', async () => {
  const path = '/matches/live';
  const others = (list: Match[]) =>
    list.filter(({ id, tournament }) => id !== ID && tournament.id !== 'to-eng1');
  const [given, without] = [await reader()<Match[]>(path), await reader(AT, {})<Match[]>(path)];
  expect(others(given)).toEqual(others(without));
  expect(byId(without)?.homeTeam.name).toBe('Northgate Athletic');
});

const HOOPS = 'ma-jpnb1-2026-24-3';
const MAPS = 'ma-cscircuit-2026s4-c30-4';

const minutes = [
  { minute: 1, score: [3, 2], quarters: 1 },
  { minute: 13, score: [31, 29], quarters: 2 },
  { minute: 40, score: [98, 99], quarters: 4 },
] as const;

test.each(minutes)('a basketball match has a score in minute $minute', async (one) => {
  const { minute, score, quarters } = one;
  const given = { matches: { [HOOPS]: { score: score.join('-'), minute, at: AT } } };
  const match = await reader(AT, given)<Match>(`/matches/info?matchId=${HOOPS}`);
  expect([match.homeTeam.score, match.awayTeam.score]).toEqual(score);
  const number = Math.ceil(minute / 10);
  expect(match.clock).toMatchObject({
    phase: 'quarter',
    number,
    minute: minute - 10 * (number - 1),
  });
  expect(match.periods).toHaveLength(quarters);
  const day = '/matches?date=20261128&timezoneOffset=0&sportType=basketball';
  const row = (await reader(AT, given)<Match[]>(day)).find(({ id }) => id === HOOPS);
  expect(row?.periods).toEqual(match.periods);
});

test('a basketball match has a score of regular time, and overtime if it is level', async () => {
  const read = async (score: string) => {
    const get = reader('2026-11-29T20:00:00Z', { matches: { [HOOPS]: { score } } });
    return get<Match>(`/matches/info?matchId=${HOOPS}`);
  };
  const clear = await read('111-90');
  expect(clear).toMatchObject({ homeTeam: { score: 111 }, awayTeam: { score: 90 } });
  expect(clear.periods).toHaveLength(4);
  const level = await read('90-90');
  expect(level.periods?.at(4)?.kind).toBe('overtime');
  const regular = level.periods?.slice(0, 4) ?? [];
  expect(regular.reduce((sum, { home }) => sum + home, 0)).toBe(90);
});

test('an esports match has a score of maps, and a minute of the next one', async () => {
  const given = { matches: { [MAPS]: { score: '1-1', minute: 12, at: AT } } };
  const match = await reader(AT, given)<Match>(`/matches/info?matchId=${MAPS}`);
  expect(match).toMatchObject({ homeTeam: { score: 1 }, awayTeam: { score: 1 } });
  expect(match.clock).toMatchObject({ phase: 'map', number: 3, minute: 12 });
});

test.each(['2-0', '1-2'])('an esports match ends %s', async (score) => {
  const get = reader('2026-11-29T20:00:00Z', { matches: { [MAPS]: { score } } });
  const { homeTeam, awayTeam, statusId } = await get<Match>(`/matches/info?matchId=${MAPS}`);
  expect(statusId).toBe('FINISHED');
  expect(`${homeTeam.score}-${awayTeam.score}`).toBe(score);
});

test.each([
  [ID, facts],
  [HOOPS, { matches: { [HOOPS]: { score: '31-29', minute: 13, at: AT } } }],
  [MAPS, { matches: { [MAPS]: { score: '1-1', minute: 12, at: AT } } }],
])('folding the timeline of %s, with facts, gives the match of every minute', (id, given) => {
  const { facts: parsed } = parseFacts(given);
  const world = createWorld({ ...WORLD, facts: parsed });
  const late = world.at(Date.parse('2026-11-30T12:00:00Z') / 1000, 'en');
  const { incidents: _, commentary: __, ...constant } = late.match(id) as Match;
  const fold = foldTimeline(constant, late.timeline(id) as MatchTimeline);
  for (let at = constant.startTime - 1; at < constant.endTime; at += 60) {
    expect(fold.at(at)).toEqual(world.at(at, 'en').match(id));
  }
});

test('the world of another size than that of the server has no facts', async () => {
  const facts = { names: { 'te-eng-7': 'Renamed' } };
  const namesWith = async (options: WorldOptions) => {
    const fetch = worldFetch({ seed: 'touchline', size: 'small', at: AT, facts, ...options });
    return (await fetch('/teams/details?teamId=te-eng-7&timezoneOffset=0')).text();
  };
  expect(await namesWith({})).toContain('Renamed');
  expect(await namesWith({ scenarios: 'live-storm' })).not.toContain('Renamed');
});

function folderWith(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return dir;
}

test('the file of the example is valid, and says the same', async () => {
  const { facts: read, errors } = await readFacts(EXAMPLES, WORLD);
  expect(errors).toEqual([]);
  const match = createWorld({ ...WORLD, facts: read })
    .at(Date.parse(AT) / 1000, 'en')
    .match(ID);
  expect(match).toMatchObject({
    clock: { minute: 89 },
    homeTeam: { score: 3, name: 'Castle Athletic' },
    awayTeam: { score: 0, name: 'Meadow Rovers' },
  });
});

const wrong: [text: string, error: RegExp][] = [
  ['facts:\n  matches: {\n', /a\.yaml:\d+ /],
  ['facts:\n  matches:\n    ma-eng1-2026-13-4:\n      score: 3:0\n', /a\.yaml:4 .*score must/],
  [
    'facts:\n  matches:\n    ma-eng1-2026-13-4: {}\n',
    /a\.yaml:3 .*score or incidents must be given/,
  ],
  [
    'facts:\n  matches:\n    ma-eng1-2026-13-4:\n      scores: 1-0\n',
    /a\.yaml:4 .*scores is not a known field/,
  ],
  [
    'facts:\n  matches:\n    ma-eng1-2026-13-4:\n      score: 1-0\n      minute: 95\n',
    /a\.yaml:5 .*minute must be a whole number from 1 to 90, not 95/,
  ],
  [
    'facts:\n  matches:\n    ma-eng1-2026-13-4:\n      score: 1-0\n      at: 2026-11-28T16:40:00Z\n',
    /a\.yaml:5 ma-eng1-2026-13-4: at needs a minute/,
  ],
  [
    'facts:\n  matches:\n    ma-eng1-2026-13-4:\n      minute: 5\n      score: 1-0\n      at: soon\n',
    /a\.yaml:6 ma-eng1-2026-13-4: at must be an instant/,
  ],
  [
    'facts:\n  matches:\n    ma-eng1-2026-13-4:\n      incidents:\n        - 12 home goal\n        - 95 home goal\n',
    /a\.yaml:6 .*'95 home goal' must be a minute from 1 to 90/,
  ],
  [
    'facts:\n  matches:\n    ma-eng1-2026-13-4: { score: 20-1 }\n',
    /a\.yaml:3 .*has more than 20 goals/,
  ],
  [
    'facts:\n  matches:\n    ma-jpnb1-2026-24-3:\n      score: 80-78\n      minute: 41\n',
    /a\.yaml:5 ma-jpnb1-2026-24-3 has 40 minutes of regular time, not 41/,
  ],
  [
    'facts:\n  matches:\n    ma-jpnb1-2026-24-3: { score: 251-3 }\n',
    /a\.yaml:3 .*has more than 250 points of one side/,
  ],
  [
    'facts:\n  matches:\n    ma-jpnb1-2026-24-3:\n      incidents: [12 home goal]\n',
    /a\.yaml:4 .*is a match of basketball, which has none/,
  ],
  [
    'facts:\n  matches:\n    ma-cscircuit-2026s4-c30-4: { score: 2-2 }\n',
    /a\.yaml:3 .*ends when one side has won 2, before 2-2/,
  ],
  [
    'facts:\n  matches:\n    ma-cscircuit-2026s4-c30-4:\n      score: 2-1\n      minute: 9\n',
    /a\.yaml:5 .*is over at 2-1: no minute/,
  ],
  [
    'facts:\n  matches:\n    ma-cscircuit-2026s4-c30-4:\n      score: 1-1\n      minute: 60\n',
    /a\.yaml:5 .*has maps that may end after 38 minutes, before 60/,
  ],
  [
    'facts:\n  matches:\n    ma-eng1-2026-13-4:\n      score: 2-0\n      incidents: [12 home goal]\n',
    /a\.yaml:4 .*has the score 2-0, but by its incidents it is 1-0 in minute 90/,
  ],
  [
    'facts:\n  matches:\n    ma-eng1-2026-99-4:\n      score: 2-0\n',
    /a\.yaml:3 ma-eng1-2026-99-4 is no match/,
  ],
  [
    'facts:\n  matches:\n    ma-eng1-2026-13-4: { score: 1-0, minute: 5, at: 2029-01-01T10:00:00Z }\n',
    /a\.yaml:3 ma-eng1-2026-13-4 would start outside of its season/,
  ],
  [
    `facts:\n  matches:\n    ${ID}: { score: 3:0 }\n`,
    /a\.yaml:3 .*score must be written like 3-0, not '3:0'/,
  ],
  ['facts:\n  names:\n    te-eng-7: ""\n', /a\.yaml:3 .*must not be empty/],
  ['facts:\n  names:\n    te-eng-7: { en: A }\n', /a\.yaml:3 .*zh is missing/],
  ['facts:\n  names:\n    te-nowhere-7: A\n', /a\.yaml:3 te-nowhere-7 is no team or tournament/],
];

test.each(wrong)('%j is an error with its file and line', async (text, error) => {
  const { errors } = await readFacts(folderWith({ 'a.yaml': text }), WORLD);
  expect(errors).toContainEqual(expect.stringMatching(error));
});

test('facts that are saved are seen by the next request', async () => {
  const scoreText = (score: string) =>
    `facts:\n  matches:\n    ${ID}: { score: ${score}, minute: 89, at: ${AT} }\n`;
  const folder = folderWith({ 'a.yaml': scoreText('3-0') });
  const read = async () => createWorld({ ...WORLD, ...(await readFacts(folder, WORLD)) });
  const world = new ReloadableWorld(await read());
  onTestFinished(watchFolder(folder, async () => world.replace(await read())));
  const { inject } = await testApp({ world });
  const score = async () => {
    const url = `/matches/info?matchId=${ID}`;
    const response = await inject({ url, headers: { 'x-world-at': AT } });
    const { homeTeam, awayTeam } = response.json().data as Match;
    return `${homeTeam.score}-${awayTeam.score}`;
  };
  expect(await score()).toBe('3-0');
  writeFileSync(join(folder, 'a.yaml'), scoreText('1-2'));
  await expect.poll(score, { timeout: 10_000 }).toBe('1-2');
});
