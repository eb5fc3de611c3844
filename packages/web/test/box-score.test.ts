import type { Leader, Match, MatchLineups, MatchStatistics, PlayerDetails } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { fetchData, mockApi } from './mock-api.ts';
import { mainOf, plainText, sectionOf } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 28, 16, 40);
const api = mockApi(now);

let match: Match;
let statistics: MatchStatistics;
let lineups: MatchLineups;

beforeAll(async () => {
  const live = await fetchData<Match[]>(api, '/matches/live?limit=100&sportType=basketball');
  match = live.find(({ clock }) => (clock?.number ?? 0) > 1) as Match;
  statistics = await fetchData(api, `/matches/statistics?matchId=${match.id}`);
  lineups = await fetchData(api, `/matches/lineups?matchId=${match.id}`);
});

const show = async (change: object = {}, fetch = api, view = 'statistics') =>
  (await renderPage(fetch, { url: `/basketball/matches/${match.id}?view=${view}`, now, ...change }))
    .body;
const textOf = (body: string, title: string) => plainText(sectionOf(body, title));

/** The API with another answer for the statistics. */
const withStatistics = (data: unknown) => (request: Request) =>
  request.url.includes('/matches/statistics')
    ? Promise.resolve(Response.json({ data }))
    : api(request);

test('MDT-8 the document has the box score of both teams and their rows without a script', async () => {
  const body = await show();
  expect(body).not.toContain('$RC');
  const rows = textOf(body, 'Statistics');
  for (const [key, label] of [
    ['rebounds', 'Rebounds'],
    ['longestRun', 'Longest run'],
  ]) {
    const row = statistics.periods[0]?.rows.find((one) => one.key === key);
    expect(rows).toMatch(new RegExp(`${row?.home} ?${label} ?${row?.away}`));
  }
  expect(rows).toMatch(/Match ?Q1 ?Q2/);
  const box = plainText(body.slice(body.indexOf('<h2>Box score'), body.indexOf('</main>')));
  const { home = [], away = [] } = statistics.players ?? {};
  for (const { player, points, minutes, rebounds, assists } of [...home, ...away]) {
    expect(box).toContain(player.name);
    if (minutes > 0)
      expect(box).toMatch(new RegExp(`${minutes} ?${points} ?${rebounds} ?${assists}`));
  }
});

test('MDT-7 the document has starting fives, benches and coaches; those on the court are marked', async () => {
  const body = await show({}, api, 'lineups');
  const text = textOf(body, 'Line-ups');
  for (const { starters, bench, coach } of [lineups.home, lineups.away]) {
    for (const { player, number } of [...starters, ...bench]) {
      expect(text).toContain(player.name);
      expect(text).toContain(`${number}`);
    }
    expect(text).toContain(coach);
  }
  expect(sectionOf(body, 'Line-ups').match(/aria-label="On the court"/g)).toHaveLength(10);
});

test('MDT-8 in Chinese and Spanish the words are so', async () => {
  const zh = textOf(await show({ language: 'zh' }), '球员数据');
  expect(zh).toContain('控球后卫');
  expect(zh).not.toMatch(/Point guard|Reb/);
  expect(textOf(await show({ language: 'es' }), 'Estadísticas de los jugadores')).toContain('Base');
});

test('MDT-8 a box score of which little is known, or that contradicts itself, is shown', async () => {
  const [first] = statistics.players?.home ?? [];
  const player = { id: 'pl-a', name: 'Ada Field' };
  const odd = [
    { player, minutes: 0, points: 30 },
    { player: { id: 'pl-b', name: 'Bo Marsh' }, minutes: 40, points: 0, fieldGoals: 9 },
  ];
  const periods = [{ kind: 'match', rows: [{ key: 'fieldGoals', home: 9, away: 0 }] }];
  const body = await show({}, withStatistics({ periods, players: { home: odd, away: [] } }));
  expect(textOf(body, 'Box score')).toMatch(/Ada Field ?0 ?30/);
  expect(textOf(body, 'Statistics')).toMatch(/9 ?Field goals ?0/);
  const without = await show({}, withStatistics({ periods }));
  expect(without).not.toContain('Box score');
  expect(plainText(without)).not.toContain(`${first?.player.name} ?undefined`);
});

test('PLA-1 the page of a basketball player has what the sport counts', async () => {
  const id = lineups.home.starters[0]?.player.id ?? '';
  const { season, player } = await fetchData<PlayerDetails>(api, `/players/info?playerId=${id}`);
  const { body, status } = await renderPage(api, { url: `/basketball/players/${id}`, now });
  expect(status).toBe(200);
  const text = plainText(mainOf(body));
  const mean = ((season.points ?? 0) / season.matches).toFixed(1);
  expect(text).toMatch(new RegExp(`${mean} ?points per game`));
  expect(text).toContain('rebounds per game');
  expect(text).toContain('Point guard');
  expect(text).toContain(`No. ${player.number}`);
  expect(text).not.toMatch(/Yellow cards|goals/);
});

test('PLA-2 the page of a basketball league has its top scorers', async () => {
  const { id } = match.tournament;
  const url = `/tournaments/leaders?tournamentId=${id}&by=points&limit=3`;
  const leaders = await fetchData<Leader[]>(api, url);
  const { body } = await renderPage(api, { url: `/basketball/tournament/${id}`, now });
  const text = textOf(body, 'Top players');
  expect(text).toMatch(/Points ?Rebounds ?Assists/);
  for (const { player, value } of leaders)
    expect(text).toMatch(new RegExp(`${player.name}.*${value}`));
});
