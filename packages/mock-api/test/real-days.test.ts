import { REAL_RANGE, realDays } from '@touchline/shared/domain/real-days';
import { beforeAll, expect, test } from 'vitest';
import type { History } from '../src/world/history/history.ts';
import { loadHistory } from '../src/world/history/load-history.ts';
import type { World } from '../src/world/world-view.ts';
import { sharedWorld } from './world-samples.ts';

let history: History;
let world: World;
beforeAll(async () => {
  history = await loadHistory();
  world = sharedWorld('touchline', 'small', history);
});

/** The sides of each day's match, and the minute of its instant. */
const EXPECTED = {
  'england-2012': 'Manchester City v Queens Park Rangers',
  'munich-2012': 'Bayern München v Chelsea',
  'spain-2014': 'FC Barcelona v Atlético Madrid',
  'england-2016': 'Chelsea v Tottenham Hotspur',
  'liverpool-2019': 'Liverpool v FC Barcelona',
  'germany-2019': 'Bayern München v Eintracht Frankfurt',
  'china-2019': 'Guangzhou Evergrande v Shanghai Shenhua',
  'brazil-2021': 'São Paulo v Flamengo',
  'england-2022': 'Manchester City v Aston Villa',
  'germany-2023': 'Borussia Dortmund v 1. FSV Mainz 05',
} as const;

test.each(realDays)('at the instant of $id its match is on', ({ id, at, matchId }) => {
  const match = world.at(at / 1000, 'en').match(matchId);
  expect(`${match?.homeTeam.name} v ${match?.awayTeam.name}`).toBe(EXPECTED[id]);
  expect(match?.statusId).toBe('ONGOING');
});

/** The first two of the table before all matches of the day. */
const BEFORE_SECONDS = 3 * 3600;

test.each([
  ['england-2012', 'to-en1', ['Manchester City 86', 'Manchester United 86']],
  ['spain-2014', 'to-es1', ['Atlético Madrid 89', 'FC Barcelona 86']],
  ['england-2016', 'to-en1', ['Leicester City 77', 'Tottenham Hotspur 69']],
  ['germany-2019', 'to-de1', ['Bayern München 75', 'Borussia Dortmund 73']],
  ['china-2019', 'to-cn1', ['Guangzhou Evergrande 69', 'Beijing Guoan 67']],
  ['brazil-2021', 'to-br1', ['Flamengo 71', 'Internacional 69']],
  ['england-2022', 'to-en1', ['Manchester City 90', 'Liverpool 89']],
  ['germany-2023', 'to-de1', ['Borussia Dortmund 70', 'Bayern München 68']],
])('before %s the table is as its text says', (id, tournament, expected) => {
  const day = realDays.find((one) => one.id === id);
  const start = world.at((day?.at ?? 0) / 1000, 'en').match(day?.matchId ?? '')?.startTime ?? 0;
  const rows = world.at(start - BEFORE_SECONDS, 'en').tournamentTable(tournament, 'finished')
    ?.tables[0]?.rows;
  const leaders = rows?.slice(0, 2).map(({ team, points }) => `${team.name} ${points}`);
  expect(leaders).toEqual(expected);
});

test('the final on penalties is in play, level after half-time, and the second leg begins after 0–3', () => {
  const munich = world.at(Date.parse('2012-05-19T21:10:00Z') / 1000, 'en');
  expect(munich.match('ma-uefacl-2011-s4r1-1')?.clock?.phase).toBe('extra-time');
  const first = world
    .at(Date.parse('2019-05-02T00:00:00Z') / 1000, 'en')
    .matchesBetween(
      Date.parse('2019-05-01T18:00:00Z') / 1000,
      Date.parse('2019-05-01T20:00:00Z') / 1000,
    )
    .find(({ tournament }) => tournament.id === 'to-uefacl');
  expect([first?.homeTeam.score, first?.awayTeam.score]).toEqual([3, 0]);
});

test('the range of the days is that of the data', () => {
  const seasons = history.competitions.flatMap((one) => [...one.seasons.values()]);
  const dayOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
  expect(REAL_RANGE).toEqual({
    first: dayOf(Math.min(...seasons.map(({ firstDay }) => firstDay))),
    last: dayOf(Math.max(...seasons.map(({ lastDay }) => lastDay))),
  });
});

test('every club of the first leagues of the five big countries has a Chinese name', () => {
  const codes = ['en.1', 'es.1', 'de.1', 'it.1', 'fr.1'];
  const clubs = history.competitions
    .filter(({ code }) => codes.includes(code))
    .flatMap(({ seasons, country }) =>
      [...seasons.values()].flatMap(({ teams }) =>
        teams.map((name) => history.clubs.team(name, country)),
      ),
    );
  expect(clubs.filter(({ name }) => name.zh === name.en).map(({ name }) => name.en)).toEqual([]);
});
