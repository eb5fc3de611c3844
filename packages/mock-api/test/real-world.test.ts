import { foldTimeline } from '@touchline/shared/domain/timeline';
import type { TableMatches } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { worldFetch } from '../src/testing/index.ts';
import { type Facts, NO_FACTS } from '../src/world/given.ts';
import type { History } from '../src/world/history/history.ts';
import { loadHistory } from '../src/world/history/load-history.ts';
import { properName } from '../src/world/localized.ts';
import { createWorld } from '../src/world/world.ts';
import type { World, WorldView } from '../src/world/world-view.ts';
import { sharedWorld } from './world-samples.ts';

const at = (text: string): number => Date.parse(text) / 1000;

let history: History;
let world: World;
beforeAll(async () => {
  history = await loadHistory();
  world = sharedWorld('touchline', 'small', history);
});

const english = (text: string): WorldView => world.at(at(text), 'en');

/** The last day of 2011/12 in England. */
const MATCH = 'ma-en1-2011-38-3';

test('13 May 2012, 16:20 in London: ten matches are live, with the score of half-time', () => {
  const live = english('2012-05-13T15:20:00Z')
    .liveMatches(undefined, 'football')
    .filter(({ tournament }) => tournament.id === 'to-en1');
  expect(live).toHaveLength(10);
  expect(live.find(({ id }) => id === MATCH)).toMatchObject({
    homeTeam: { id: 'te-eng-manchester-city', name: 'Manchester City', score: 1 },
    awayTeam: { name: 'Queens Park Rangers', score: 0 },
    clock: { phase: 'second-half' },
    season: '2011/12',
    round: 38,
    statusId: 'ONGOING',
  });
});

test('the table as it stands counts the scores of half-time, and at the end those of full time', () => {
  const leader = (text: string, matches: 'started' | 'finished') =>
    english(text).tournamentTable('to-en1', matches)?.tables[0]?.rows[0];
  expect(leader('2012-05-13T14:20:00Z', 'started')).toMatchObject({
    team: { name: 'Manchester City' },
    points: 86,
  });
  expect(leader('2012-05-13T15:20:00Z', 'started')?.points).toBe(89);
  expect(leader('2012-05-13T17:00:00Z', 'finished')).toMatchObject({
    team: { name: 'Manchester City' },
    points: 89,
    goals: 93,
    goalsAgainst: 29,
  });
});

test('the score agrees with half-time and full time', () => {
  const periods = english('2012-05-13T17:00:00Z').match(MATCH)?.periods;
  expect(periods).toEqual([
    { kind: 'half', number: 1, home: 1, away: 0 },
    { kind: 'half', number: 2, home: 2, away: 2 },
  ]);
});

test('a score is known at half-time and at full time only, and no minute is', () => {
  const shown = (time: string) => {
    const { clock, homeTeam, awayTeam, incidents } =
      english(`2012-05-13T${time}:00Z`).match(MATCH) ?? {};
    return [clock, homeTeam?.score, awayTeam?.score, incidents?.map(({ text }) => text)];
  };
  expect(shown('14:40')).toEqual([{ phase: 'first-half' }, null, null, ['Kick-off.']]);
  const texts = ['Kick-off.', 'Half-time — 1–0.'];
  expect(shown('14:50')).toEqual([{ phase: 'half-time', minute: 45 }, 1, 0, texts]);
  expect(shown('15:40')).toEqual([{ phase: 'second-half' }, 1, 0, texts]);
  const end = 'Full time — Manchester City 3–2 Queens Park Rangers.';
  expect(shown('17:00')).toEqual([undefined, 3, 2, [...texts, end]]);
});

test('the timeline of a real match folds to the match of every minute, and its prices do not move', () => {
  const ids = [MATCH, 'ma-uefacl-2011-s4r1-1'];
  for (const id of ids) {
    const last = english('2012-05-20T12:00:00Z');
    const [match, timeline] = [last.match(id), last.timeline(id)];
    if (!match || !timeline) throw new Error(`No match ${id}.`);
    const fold = foldTimeline(match, timeline);
    for (let minute = -5; minute < 180; minute += 5) {
      const instant = match.startTime + minute * 60;
      expect(fold.at(instant)).toEqual(world.at(instant, 'en').match(id));
    }
    expect(timeline.prices.length).toBeGreaterThan(3);
    for (const { at } of timeline.prices) expect(at).toHaveLength(1);
  }
});

test('no totals are given of a real club, since the data lack some of its competitions', () => {
  const view = english('2012-05-13T17:00:00Z');
  const totals = /^total|goals|WinRate/;
  for (const stats of [
    view.team('te-eng-manchester-city')?.stats,
    view.analysis(MATCH)?.homeTeam,
  ]) {
    expect(Object.keys(stats ?? {})).toContain('streakType');
    expect(Object.keys(stats ?? {}).filter((key) => totals.test(key))).toEqual([]);
  }
});

test('nobody is named, and no ground, coach or story is invented for a real club', () => {
  const view = english('2012-05-13T17:00:00Z');
  const { incidents, commentary } = view.match(MATCH) ?? {};
  const texts = [...(incidents ?? []), ...(commentary ?? [])];
  expect(texts).toHaveLength(3);
  expect(texts.filter((one) => 'player' in one || 'replaced' in one)).toEqual([]);
  expect(view.team('te-eng-manchester-city')).not.toHaveProperty('club');
  const matches = view
    .news('football', { offset: 0, limit: 100 })
    .map(({ id }) => view.article(id)?.section.find(({ name }) => name === 'match')?.value);
  expect(matches.filter((id) => String(id).startsWith('ma-en1-'))).toEqual([]);
});

test('nothing of a result is known before kick-off', () => {
  const before = english('2012-05-13T13:59:00Z');
  expect(before.match(MATCH)).toMatchObject({
    statusId: 'UPCOMING',
    homeTeam: { score: null },
    awayTeam: { score: null },
  });
  expect(before.match(MATCH)).not.toHaveProperty('incidents');
  expect(before.tournament('to-en1')).not.toHaveProperty('champion');
  expect(english('2012-05-13T17:00:00Z').tournament('to-en1')?.champion?.name).toBe(
    'Manchester City',
  );
});

test('prices before kick-off do not depend on the result', () => {
  const other = createWorld({ seed: 'touchline', size: 'small', history: withoutGoalsOn(0) });
  const of = (one: World) => one.at(at('2012-05-13T13:00:00Z'), 'en').match(MATCH)?.odds;
  expect(of(other)).toEqual(of(world));
  expect(Object.keys(of(world) ?? {}).length).toBeGreaterThan(5);
});

test('prices do not depend on matches that have not been played yet', () => {
  const [liverpool, swansea] = ['ma-en1-2011-37-10', 'ma-en1-2011-38-7'];
  // Liverpool play Chelsea in the evening; the market for their match of the next Sunday is open.
  const now = english('2012-05-08T12:00:00Z');
  expect(now.match(liverpool)?.statusId).toBe('UPCOMING');
  const other = createWorld({ seed: 'touchline', size: 'small', history: withoutGoalsOn(5) });
  const odds = now.match(swansea)?.odds;
  expect(Object.keys(odds ?? {}).length).toBeGreaterThan(5);
  expect(other.at(at('2012-05-08T12:00:00Z'), 'en').match(swansea)?.odds).toEqual(odds);
});

/** All matches end without a goal that many days before the last day. */
function withoutGoalsOn(daysBefore: number): History {
  const result = { half: [0, 0], full: [0, 0], extra: undefined, shootout: undefined } as const;
  return {
    ...history,
    competitions: history.competitions.map((one) => ({
      ...one,
      seasons: new Map(
        [...one.seasons].map(([year, file]) => [
          year,
          one.code === 'en.1' && year === 2011
            ? {
                ...file,
                expected: undefined,
                matches: file.matches.map((match) =>
                  match.day === file.lastDay - daysBefore ? { ...match, result } : match,
                ),
              }
            : file,
        ]),
      ),
    })),
  };
}

test('the pairing of a final is unknown until the semi-finals are over', () => {
  const id = 'ma-uefacl-2011-s4r1-1';
  expect(english('2012-04-24T12:00:00Z').match(id)).toBeUndefined();
  expect(english('2012-05-01T12:00:00Z').match(id)).toMatchObject({
    homeTeam: { name: 'Bayern München' },
    awayTeam: { name: 'Chelsea' },
    roundKind: 'final',
  });
});

test('a final is decided on penalties as it was', () => {
  const view = english('2012-05-20T00:00:00Z');
  expect(view.match('ma-uefacl-2011-s4r1-1')?.periods?.at(-1)).toEqual({
    kind: 'penalties',
    number: 1,
    home: 3,
    away: 4,
  });
  expect(view.tournament('to-uefacl')?.champion?.name).toBe('Chelsea');
});

test('no invented football is played while real seasons are', () => {
  const names = (view: WorldView) =>
    view.tournaments('ongoing', { sport: 'football', countryId: 'co-eng' }).map(({ id }) => id);
  expect(names(english('2012-01-10T12:00:00Z'))).toEqual(['to-en1', 'to-en2', 'to-en3', 'to-en4']);
  // 2019/20 of the first one is not in the data.
  expect(names(english('2019-12-10T12:00:00Z'))).toEqual(['to-en2', 'to-en3', 'to-en4']);
  expect(names(english('2031-09-10T12:00:00Z'))).toContain('to-eng1');
});

test('a year without data, and another sport, are as in the simulated world', () => {
  const simulated = createWorld({ seed: 'touchline', size: 'small' });
  const now = at('2031-01-11T15:30:00Z');
  const idsOf = (one: World) =>
    one
      .at(now, 'en')
      .liveMatches()
      .map(({ id }) => id);
  expect(idsOf(world)).toEqual(idsOf(simulated));
  const then = at('2012-05-13T15:20:00Z');
  const others = (one: World) => one.at(then, 'en').liveMatches(undefined, 'esports');
  expect(others(world).map(({ id, homeTeam }) => [id, homeTeam])).toEqual(
    others(simulated).map(({ id, homeTeam }) => [id, homeTeam]),
  );
});

test('a league that splits halves its points or keeps them', () => {
  const first = (text: string, id: string, stage: string) =>
    english(text)
      .seasonTable(id)
      ?.tables.find((table) => table.stage === stage)?.rows[0];
  expect(first('2019-07-01T12:00:00Z', 'se-at1-2018', 'Championship round')).toMatchObject({
    team: { name: 'RB Salzburg' },
    points: 52,
  });
  expect(first('2025-06-01T12:00:00Z', 'se-sco1r-2024', 'Championship round')).toMatchObject({
    team: { name: 'Celtic' },
    points: 92,
  });
});

test('the table of a later stage is absent until the stage before it has ended', () => {
  const stages = (text: string) =>
    english(text)
      .seasonTable('se-at1-2018')
      ?.tables.map(({ stage, rows }) => [stage, rows.length]);
  expect(stages('2018-08-15T12:00:00Z')).toEqual([['Regular season', 12]]);
  expect(stages('2019-04-01T12:00:00Z')).toEqual([
    ['Regular season', 12],
    ['Relegation round', 6],
    ['Championship round', 6],
  ]);
});

test('a season of which matches are missing has no champion', () => {
  const champion = (text: string, id: string) => english(text).tournament(id)?.champion?.name;
  // Abandoned.
  expect(champion('2020-06-20T12:00:00Z', 'to-nl1')).toBeUndefined();
  expect(champion('2020-06-20T12:00:00Z', 'to-en4')).toBeUndefined();
  // The data lack its last five rounds.
  expect(champion('2025-06-20T12:00:00Z', 'to-ma1')).toBeUndefined();
  expect(champion('2021-06-20T12:00:00Z', 'to-nl1')).toBe('AFC Ajax');
});

test('the teams of a season are unknown while those of the year before are played in its country', () => {
  const tables = (text: string) => english(text).seasonTable('se-it1-2020')?.tables;
  // The play-offs of Serie B ended on 20 August 2020.
  expect(tables('2020-08-20T12:00:00Z')).toEqual([]);
  expect(tables('2020-08-21T12:00:00Z')).toHaveLength(1);
});

test('goals decide between equal points in the Copa Libertadores', () => {
  const leaders = english('2025-06-20T12:00:00Z')
    .seasonTable('se-copal-2025')
    ?.tables.filter(({ rows }) => rows.some(({ team }) => team.name === 'LDU de Quito'))
    .map(({ rows }) => rows.slice(0, 2).map(({ team, points }) => `${team.name} ${points}`));
  expect(leaders).toEqual([['LDU de Quito 11', 'Flamengo 11']]);
});

test('points that a league took away are missing and named from the day on which it did', () => {
  const row = (text: string) =>
    english(text)
      .seasonTable('se-en1-2023')
      ?.tables[0]?.rows.find(({ team }) => team.name === 'Everton');
  expect(row('2023-11-16T12:00:00Z')?.points).toBe(14);
  expect(row('2023-11-16T12:00:00Z')).not.toHaveProperty('adjustment');
  expect(row('2023-11-18T12:00:00Z')).toMatchObject({ points: 4, adjustment: -10 });
  expect(row('2024-06-01T12:00:00Z')).toMatchObject({ points: 40, adjustment: -8 });
});

test('whole tables name the points that a league took away; tables of some matches do not', () => {
  const adjustmentIn = (matches: TableMatches) =>
    english('2012-03-01T12:00:00Z')
      .tournamentTable('to-en2', matches)
      ?.tables[0]?.rows.find(({ team }) => team.name === 'Portsmouth')?.adjustment;
  expect((['finished', 'started'] as const).map(adjustmentIn)).toEqual([-10, -10]);
  const parts = ['home', 'away', 'lastFive'] as const;
  expect(parts.map(adjustmentIn)).toEqual([undefined, undefined, undefined]);
});

test('halved points are the rule of a league, and no adjustment', () => {
  const tables = english('2026-11-01T12:00:00Z').seasonTable('se-be1-2018')?.tables ?? [];
  expect(tables.length).toBeGreaterThan(1);
  for (const row of tables.flatMap(({ rows }) => rows))
    expect(row).not.toHaveProperty('adjustment');
});

test('a club from which more points were taken than it won is below zero', () => {
  const rows = english('2013-08-05T12:00:00Z').seasonTable('se-en3-2013')?.tables[0]?.rows;
  expect(rows?.at(-1)).toMatchObject({
    team: { name: 'Coventry City' },
    points: -10,
    adjustment: -10,
  });
});

test('a name given to a real club is that of one world only', () => {
  const names = new Map([['te-eng-manchester-city', properName('Renamed', 'Renamed')]]);
  const nameWith = (facts: Facts) =>
    createWorld({ seed: 'touchline', size: 'small', history, facts })
      .at(at('2012-05-13T15:20:00Z'), 'en')
      .match(MATCH)?.homeTeam.name;
  expect(nameWith({ ...NO_FACTS, names })).toBe('Renamed');
  expect(nameWith(NO_FACTS)).toBe('Manchester City');
});

test('kick-offs are local times, with summer time', () => {
  const view = english('2011-08-13T00:00:00Z');
  const [first] = view
    .matchesBetween(at('2011-08-13T13:00:00Z'), at('2011-08-13T15:00:00Z'), 'football')
    .filter(({ tournament }) => tournament.id === 'to-en1');
  expect(first?.startTime).toBe(at('2011-08-13T14:00:00Z'));
});

test('a test has the real seasons by an option, a request by a scenario, with the same bytes', async () => {
  const call = 'http://localhost/matches/live?limit=100&sportType=football';
  const instant = '2016-05-02T19:30:00Z';
  const byOption = await worldFetch({ at: instant, size: 'small', seasons: 'real' })(call);
  const byScenario = await worldFetch({ at: instant, size: 'small', scenarios: 'real-seasons' })(
    call,
  );
  const [text, other] = [await byOption.text(), await byScenario.text()];
  expect(text).toContain('Tottenham Hotspur');
  expect(other).toBe(text);
}, 60_000);
