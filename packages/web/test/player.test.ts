import type { Leader, Match, MatchLineups, PlayerDetails, PlayerMatch } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { fetchData, mockApi } from './mock-api.ts';
import { plainText, sectionOf } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 28, 16, 40);
const api = mockApi(now);

let match: Match;
let id: string;
let details: PlayerDetails;
let matches: PlayerMatch[];

beforeAll(async () => {
  const live = await fetchData<Match[]>(api, '/matches/live?limit=100&sportType=football');
  match = live.find(({ clock }) => (clock?.minute ?? 0) > 75) as Match;
  const { home } = await fetchData<MatchLineups>(api, `/matches/lineups?matchId=${match.id}`);
  id = home.starters.at(-1)?.player.id as string;
  details = await fetchData<PlayerDetails>(api, `/players/info?playerId=${id}`);
  matches = await fetchData<PlayerMatch[]>(api, `/players/matches?playerId=${id}`);
});

const show = (url: string, change: object = {}, fetch = api) =>
  renderPage(fetch, { url, now, ...change });
const lacking = (request: Request) =>
  request.url.includes('/players/')
    ? Promise.resolve(Response.json({ status: 501 }, { status: 501 }))
    : api(request);

test('PLA-1 the page has name, club, position, number, age, totals and the matches', async () => {
  const { body } = await show(`/football/players/${id}`);
  const text = plainText(body).replace(/\s+/g, ' ');
  const { player, team, season } = details;
  for (const part of [
    player.name,
    team?.name,
    `No. ${player.number}`,
    `${player.age} years old`,
    `Season ${season.name}`,
    `${season.matches} matches`,
  ])
    expect(text).toContain(part);
  expect(body.match(/<rect /g)?.length).toBeGreaterThanOrEqual(matches.length);
  expect(body).toContain(`href="/football/matches/${matches[0]?.matchId}"`);
  expect(body).toContain(`href="/football/team/${team?.id}"`);
});

test('PLA-1 the matches are twelve at first, then all, in the URL', async () => {
  const rows = (html: string) => html.split('<tbody>')[1]?.match(/<tr>/g)?.length;
  expect(rows((await show(`/football/players/${id}`)).body)).toBe(Math.min(12, matches.length));
  expect(rows((await show(`/football/players/${id}?list=all`)).body)).toBe(matches.length);
});

test('PLA-1 in Chinese and Spanish the words are so', async () => {
  const zh = plainText((await show(`/football/players/${id}`, { language: 'zh' })).body);
  expect(zh).toContain('赛季');
  expect(zh).not.toMatch(/Minutes|Opponent/);
  const es = plainText((await show(`/football/players/${id}`, { language: 'es' })).body);
  expect(es).toContain('Temporada');
});

/** The page with other answers to the calls for the player and the matches. */
const showWith = (info: object, list: () => Response | Promise<Response>) =>
  show(`/football/players/${id}`, {}, async (request) => {
    if (request.url.includes('/players/matches')) return list();
    if (!request.url.includes('/players/info')) return api(request);
    return Response.json({ data: { ...details, ...info } });
  });
const asList = (data: unknown) => () => Response.json({ data });

test('PLA-1 large sums are grouped as the language does', async () => {
  const season = { ...details.season, minutes: 11_620 };
  const fetch = (request: Request) =>
    request.url.includes('/players/info')
      ? Promise.resolve(Response.json({ data: { ...details, season } }))
      : api(request);
  const textIn = async (language: string) =>
    plainText((await show(`/football/players/${id}`, { language }, fetch)).body);
  expect(await textIn('en')).toContain('11,620');
  expect(await textIn('es')).toContain('11.620');
});

test('PLA-1 the chart counts what it shows, also of a season with hidden results', async () => {
  const season = { matches: 0, goals: 0, assists: 0, yellowCards: 0, redCards: 0, minutes: 0 };
  const list = matches.slice(0, 2).map((one) => ({ ...one, goals: 1, assists: 0 }));
  const { body } = await showWith({ season, covered: true }, asList(list));
  expect(body).toContain('2 matches, 2 goals, 0 assists"');
});

test('PLA-1 a count of 0 is shown as 0, and one that is missing as a dash', async () => {
  const [first, second] = matches;
  const list = [
    { ...first, goals: 0, assists: 2 },
    { ...second, goals: 3, assists: undefined },
  ];
  const { body } = await showWith({}, asList(list));
  const rows = body.split('<tbody>')[1]?.split('</tr>').slice(0, 2) ?? [];
  const cellsOf = (row: string) =>
    [...row.matchAll(/<td[^>]*>(\d*|–)<\/td>/g)].map(([, cell]) => cell);
  expect(rows.map((row) => cellsOf(row).slice(0, 2))).toEqual([
    ['0', '2'],
    ['3', '–'],
  ]);
});

test('PLA-1 a list of matches says that it failed, or why it is empty', async () => {
  const failed = await showWith({}, () => Response.json({ status: 500 }, { status: 500 }));
  expect(failed.body).toContain('Couldn’t load matches');
  expect((await showWith({}, asList([]))).body).toContain('No match yet this season');
  const retired = await showWith({ team: undefined }, asList([]));
  expect(retired.body).toContain('No match in the last season');
  const none = await showWith({}, () => Response.json({ status: 404 }, { status: 404 }));
  expect(none.status).toBe(200);
  expect(none.body).not.toContain(`Season ${details.season.name}`);
});

test('PLA-1 a match at an impossible time is listed with the others', async () => {
  const [first, ...others] = matches;
  const { status, body } = await showWith({}, asList([{ ...first, startTime: 9e15 }, ...others]));
  expect(status).toBe(200);
  expect(body).toContain(`href="/football/matches/${first?.matchId}"`);
});

test.each(['pl-nobody-0-0', 'te-eng-7', 'PL-1'])('PLA-1 the page of %s is a 404', async (other) => {
  expect((await show(`/football/players/${other}`)).status).toBe(404);
});

test('PLA-1 a player has no page in another sport', async () => {
  expect((await show(`/basketball/players/${id}`)).status).toBe(404);
});

test('PLA-1 names in the line-ups lead to the players, where the upstream has them', async () => {
  const url = `/football/matches/${match.id}?view=lineups`;
  const linked = sectionOf((await show(url)).body, 'Line-ups');
  expect(linked).toContain(`href="/football/players/${id}"`);
  const plain = sectionOf((await show(url, {}, lacking)).body, 'Line-ups');
  expect(plain).not.toContain('/players/');
  expect(plainText(plain)).toContain(details.player.name.split(' ').at(-1));
});

test('PLA-2 the page of a tournament has its top scorers', async () => {
  const league = match.tournament.id;
  const list = await fetchData<Leader[]>(
    api,
    `/tournaments/leaders?tournamentId=${league}&limit=10`,
  );
  const { body } = await show(`/football/tournament/${league}`);
  const block = sectionOf(body, 'Top players');
  for (const { player, team, value } of list) {
    expect(block).toContain(`href="/football/players/${player.id}"`);
    expect(plainText(block)).toContain(team.name);
    expect(plainText(block)).toContain(`${value}`);
  }
});

test('PLA-2 top lists say whether they are empty or failed, and are left out where there are none', async () => {
  const answering = (status: number, data: unknown) => (request: Request) =>
    request.url.includes('/tournaments/leaders')
      ? Promise.resolve(Response.json({ status, data }, { status }))
      : api(request);
  const url = `/football/tournament/${match.tournament.id}`;
  const block = async (status: number, data: unknown = undefined) =>
    plainText(sectionOf((await show(url, {}, answering(status, data))).body, 'Top players'));
  expect(await block(200, [])).toMatch(/Assists.*No figures yet/s);
  expect(await block(500)).toContain('Couldn’t load the ranking');
  expect((await show(url, {}, answering(404, undefined))).body).not.toContain('Top players');
});

test('PLA-1 a match has the result of the player’s side, and the score in the usual order', async () => {
  const match = { ...matches[0], side: 'away', statusId: 'FINISHED', homeScore: 5, awayScore: 3 };
  const { body } = await showWith({}, asList([match]));
  expect(body.split('<tbody>')[1]).toMatch(/aria-label="Lost".*5–3/);
});
