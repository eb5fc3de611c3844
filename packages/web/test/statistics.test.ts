import type { Match, MatchLineups, MatchStatistics } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { fetchData, mockApi } from './mock-api.ts';
import { plainText, sectionOf } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 28, 16, 40);
const api = mockApi(now);

let match: Match;
let statistics: MatchStatistics;

beforeAll(async () => {
  const live = await fetchData<Match[]>(api, '/matches/live?limit=100&sportType=football');
  match = live.find(({ clock }) => (clock?.minute ?? 0) > 75) as Match;
  statistics = await fetchData(api, `/matches/statistics?matchId=${match.id}`);
});

const show = async (change: object = {}, fetch = api) =>
  (
    await renderPage(fetch, {
      url: `/football/matches/${match.id}?view=statistics`,
      now,
      ...change,
    })
  ).body;

/** The API with another answer for the statistics. */
const withStatistics = (answer: () => Response) => (request: Request) =>
  request.url.includes('/matches/statistics') ? Promise.resolve(answer()) : api(request);

test('MDT-8 the document has the statistics of the whole match without a script', async () => {
  const body = await show();
  // React's scripts that would move the part into its place.
  expect(body).not.toContain('$RC');
  const text = plainText(sectionOf(body, 'Statistics')).replace(/\s+/g, ' ');
  const [{ rows } = { rows: [] }] = statistics.periods;
  expect(rows).toHaveLength(13);
  for (const { key, home, away } of rows) {
    if (key !== 'possession' && key !== 'expectedGoals') {
      expect(text).toMatch(new RegExp(`${home} ?[A-Z][a-z ]+ ?${away}`));
    }
  }
  const [possession] = rows;
  expect(text).toMatch(new RegExp(`${possession?.home}% ?Possession ?${possession?.away}%`));
  expect(body).toContain(`href="/football/matches/${match.id}?view=statistics"`);
});

test('MDT-8 in Chinese and Spanish words and decimals are those of the language', async () => {
  expect(plainText(sectionOf(await show({ language: 'zh' }), '技术统计'))).toContain('控球率');
  const spanish = plainText(sectionOf(await show({ language: 'es' }), 'Estadísticas'));
  expect(spanish).toMatch(/\d,\d\d ?Goles esperados/);
});

test.each([404, 501])(
  'MDT-8 an upstream that answers %d has a page without the part, and without a link to it',
  async (status) => {
    const answer = () => Response.json({ status }, { status });
    const body = await show({}, withStatistics(answer));
    expect(body).not.toContain('>Statistics</a>');
    expect(body).toContain('<h2>Table');
  },
);

test('MDT-8 statistics with few rows, unknown ones or contradictions are shown as far as they make sense', async () => {
  const rows = [
    { key: 'throwIns', home: 3, away: 4 },
    { key: 'shotsOnTarget', home: 9, away: 0 },
    { key: 'shots', home: 2, away: 0 },
  ];
  const odd = { periods: [{ kind: 'match', rows }] };
  const body = await show(
    {},
    withStatistics(() => Response.json({ data: odd })),
  );
  const text = plainText(sectionOf(body, 'Statistics')).replace(/\s+/g, ' ');
  expect(text).toMatch(/2 ?Shots ?0 ?9 ?On target ?0/);
  expect(text).not.toContain('1st half');
  const empty = () => Response.json({ data: { periods: [] } });
  expect(await show({}, withStatistics(empty))).not.toContain('id="statistics"');
});

test('MDT-8 matches to come do not ask for statistics', async () => {
  const asked: string[] = [];
  const counting = (request: Request) => {
    asked.push(request.url);
    return api(request);
  };
  const day = '/matches/tomorrow?timezoneOffset=0&limit=50';
  const soon = (await fetchData<Match[]>(api, day)).find(
    ({ tournament }) => tournament.sportType === 'football',
  );
  await renderPage(counting, { url: `/football/matches/${soon?.id}`, now });
  await renderPage(counting, { url: `/football/matches/${soon?.id}?view=statistics`, now });
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url) => url.includes('/matches/statistics'))).toEqual([]);
});

test('MDT-8 esports has its rows by map, and what each player has done', async () => {
  const live = await fetchData<Match[]>(api, '/matches/live?limit=40&sportType=esports');
  const shooter = live.find(
    ({ tournament, periods = [] }) =>
      ['cs2', 'valorant'].includes(tournament.sportType ?? '') && periods.length > 1,
  ) as Match;
  const url = `/${shooter.tournament.sportType}/matches/${shooter.id}`;
  const { body } = await renderPage(api, { url: `${url}?view=statistics`, now });
  const rows = plainText(sectionOf(body, 'Statistics'));
  for (const { name } of shooter.periods ?? []) expect(rows).toContain(name);
  const rounds = (shooter.periods ?? []).reduce((sum, { home }) => sum + home, 0);
  expect(rows.replace(/\s+/g, ' ')).toMatch(new RegExp(`${rounds} ?Rounds`));
  expect(rows).toContain('Money spent');
  const players = plainText(sectionOf(body, 'Scoreboard'));
  const { home } = await fetchData<MatchLineups>(api, `/matches/lineups?matchId=${shooter.id}`);
  for (const { player } of home.starters) expect(players).toContain(player.name);
  const beside = await renderPage(api, { url: `${url}?view=lineups`, now });
  const rosters = plainText(sectionOf(beside.body, 'Line-ups'));
  expect(rosters).toContain('In-game leader');
  expect(rosters).toContain('Map veto');
});

test('PLA-1 a player of esports has a rating, means and matches; PLA-2 a tournament its best rated', async () => {
  const all = await fetchData<Match[]>(api, '/matches/live?limit=9&sportType=esports');
  const live = all.find(({ tournament }) => tournament.sportType !== 'rocket-league');
  const game = live?.tournament.sportType;
  const { home } = await fetchData<MatchLineups>(api, `/matches/lineups?matchId=${live?.id}`);
  const { player } = home.starters[1] ?? {};
  const url = `/${game}/players/${player?.id}`;
  const text = plainText((await renderPage(api, { url, now })).body);
  for (const part of [player?.name, 'rating', 'kills per game', 'Deaths', 'Full name']) {
    expect(text).toContain(part);
  }
  const tournament = `/${game}/tournament/${live?.tournament.id}`;
  const { body } = await renderPage(api, { url: tournament, now });
  expect(plainText(sectionOf(body, 'Top players'))).toMatch(/Rating.*Kills.*Assists.*\d\.\d\d/s);
  const chinese = await renderPage(api, { url: tournament, now, language: 'zh' });
  expect(plainText(sectionOf(chinese.body, '选手榜'))).toMatch(/评分榜.*击杀榜/s);
});
