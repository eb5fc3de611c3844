import type {
  Match,
  SquadPlayer,
  Standing,
  StandingRow,
  TeamDetails,
  TeamRanking,
  Tournament,
} from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { fetchData, mockApi } from './mock-api.ts';
import { expectNotFound, plainText, sectionOf } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 22, 15, 30);
const api = mockApi(now);

const show = (url: string, change = {}) => renderPage(api, { url, now, ...change });

const rows = (html: string) => html.match(/<li [^>]*data-match=/g)?.length ?? 0;
const dataIn = (body: string) =>
  [...body.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));

let live: Match;
let id: string;
let details: TeamDetails;
let body: string;

beforeAll(async () => {
  const all = await fetchData<Match[]>(api, '/matches/live?limit=100');
  live = all.find(({ tournament }) => tournament.sportType === 'football') as Match;
  id = live.homeTeam.id;
  details = await fetchData<TeamDetails>(api, `/teams/details?teamId=${id}&timezoneOffset=0`);
  ({ body } = await show(`/football/team/${id}`));
});

const hero = (html: string) => plainText(html.slice(html.indexOf('<main'), html.indexOf('<aside')));
const tableRow = async () => {
  const query = `tournamentId=${live.tournament.id}&matches=started`;
  const { tables } = await fetchData<Standing>(api, `/tournaments/table?${query}`);
  const rows = tables[0]?.rows ?? [];
  const place = rows.findIndex(({ team }) => team.id === id) + 1;
  return { place, row: rows[place - 1] as StandingRow };
};

test('TEA-7 MDT-3 the head has the place of the live table, its points and its form', async () => {
  const { place, row } = await tableRow();
  const letters = { win: 'W', draw: 'D', loss: 'L' };
  const form = row.form?.map((one) => letters[one]).join(' ');
  const words = hero(body);
  expect(words).toContain(`${details.team.name} ${details.team.country.name} ${place}`);
  expect(words).toMatch(
    new RegExp(`${place} (st|nd|rd|th) in the ${live.tournament.name} ${row.points} pts ${form}`),
  );
});

test('TEA-7 MDT-3 five rows of the table stand around the team, with their places', async () => {
  const { place, row } = await tableRow();
  const words = plainText(sectionOf(body, 'Table'));
  const played = row.won + row.draw + row.loss;
  expect(words).toContain(` ${place} ${details.team.name} ${played} ${row.won} `);
  expect(sectionOf(body, 'Table').match(/<tr/g)).toHaveLength(6);
});

test('TEA-7 the squad is listed by position, each player with goals and a link', async () => {
  const squad = await fetchData<SquadPlayer[]>(api, `/teams/squad?teamId=${id}`);
  const section = sectionOf(body, 'Squad');
  const words = plainText(section);
  expect(words).toMatch(/Goalkeepers .*Defenders .*Midfielders .*Forwards /);
  for (const { player, number, season } of squad) {
    expect(section).toContain(`href="/football/players/${player.id}"`);
    const { matches, goals, assists } = season;
    expect(words).toContain(`${number} ${player.name} ${matches} ${goals} ${assists}`);
  }
});

test('TEA-7 without squads and tables the head has ranking and streak, as before', async () => {
  const plain = async (request: Request) =>
    /squad|table/.test(request.url) ? new Response(null, { status: 404 }) : api(request);
  const { body } = await renderPage(plain, { url: `/football/team/${id}`, now });
  const { ranking, rankedTeams } = details.stats;
  expect(hero(body)).toMatch(new RegExp(`${ranking} (st|nd|rd|th) of ${rankedTeams} in the world`));
  expect(hero(body)).not.toContain('Squad');
});

test('TEA-8 the rates match the counts', () => {
  const { totalWins, totalMatches, totalWinsInLast30Days, totalMatchesInLast30Days } =
    details.stats as Required<typeof details.stats>;
  const month = totalMatchesInLast30Days;
  expect(plainText(body)).toContain(
    `${Math.round((totalWins / totalMatches) * 100)}% win rate · ` +
      `${Math.round((totalWinsInLast30Days / month) * 100)}% last 30 days`,
  );
});

test('TEA-8 a team without matches has no rate', async () => {
  const idle = async (request: Request) => {
    if (!request.url.includes('/teams/details')) return Response.json({ data: [] });
    const stats = { ...details.stats, totalMatches: 0, totalWins: 0, totalMatchesInLast30Days: 0 };
    return Response.json({ data: { ...details, stats } });
  };
  const { body } = await renderPage(idle, { url: `/football/team/${id}`, now });
  expect(plainText(body)).not.toContain('win rate');
  expect(body).not.toMatch(/NaN|Infinity|undefined/);
});

test('TEA-7 a live match comes first, with its minute and score', () => {
  const now = sectionOf(body, 'Playing now');
  expect(now).toContain(`data-match="${live.id}"`);
  expect(plainText(now)).toContain(`LIVE ${live.clock?.minute}′`);
  expect(body.indexOf('Playing now')).toBeLessThan(body.indexOf('Recent matches'));
  expect(sectionOf(body, 'Fixtures')).not.toContain(live.id);
});

test('TEA-7 API-16 five matches at first, then pages of twenty, in the URL', async () => {
  expect([rows(sectionOf(body, 'Recent matches')), rows(sectionOf(body, 'Fixtures'))]).toEqual([
    5, 5,
  ]);
  expect(sectionOf(body, 'Recent matches')).toContain(`/football/team/${id}?played=1`);
  const more = await show(`/football/teams/${id}?played=2&next=1`);
  expect(rows(sectionOf(more.body, 'Recent matches'))).toBe(40);
  expect(sectionOf(more.body, 'Recent matches')).toContain(
    `href="/football/teams/${id}?played=3&amp;next=1"`,
  );
});

test('TEA-7 the last match has the result and the own score before the opponent', async () => {
  const [last] = await fetchData<Match[]>(
    api,
    `/teams/matches/finished?teamId=${id}&timezoneOffset=0`,
  );
  const { homeTeam, awayTeam } = last as Match;
  const [own, other] = homeTeam.id === id ? [homeTeam, awayTeam] : [awayTeam, homeTeam];
  const difference = Number(own.score) - Number(other.score);
  const letter = difference === 0 ? 'D' : difference > 0 ? 'W' : 'L';
  expect(plainText(body)).toContain(
    `Last match ${letter} ${own.score}–${other.score} v ${other.name}`,
  );
});

test('TEA-7 a result replaces the star, for the team of the page', async () => {
  const [last] = await fetchData<Match[]>(
    api,
    `/teams/matches/finished?teamId=${id}&timezoneOffset=0`,
  );
  const recent = sectionOf(body, 'Recent matches');
  expect(recent).toContain(`data-match="${last?.id}"`);
  expect(recent.match(/aria-label="(Won|Drawn|Lost)"/g)).toHaveLength(5);
});

test('TEA-7 the club is described in text and in a table', () => {
  const club = details.club as Required<NonNullable<TeamDetails['club']>>;
  for (const heading of ['The club', 'Details']) {
    const words = plainText(sectionOf(body, heading));
    for (const text of [`${club.founded}`, club.ground]) expect(words).toContain(text);
  }
});

test('TEA-7 the page works without optional fields', async () => {
  const bare = async (request: Request) => {
    if (!request.url.includes('/teams/details')) return api(request);
    const { sportType: _, club: __, ...rest } = details;
    const { ranking, rankedTeams, goals, goalsAgainst, totalMatchesInLast30Days, ...stats } =
      rest.stats;
    return Response.json({ data: { ...rest, stats } });
  };
  const { body, status } = await renderPage(bare, { url: `/football/team/${id}`, now });
  expect(status).toBe(200);
  expect(body).not.toMatch(/NaN|undefined/);
  expect(hero(body)).not.toMatch(/in the (world|ranking)/);
  expect(plainText(sectionOf(body, 'Details'))).toContain('Country');
  expect(plainText(sectionOf(body, 'Details'))).not.toContain('Founded');
});

test('TEA-7 the tournaments are in three lists, one of them open', async () => {
  const cups = sectionOf(body, 'Tournaments');
  expect(plainText(cups)).toMatch(/Current \d+ .*Upcoming \d+ .*Achievements \d+/);
  expect(cups).toContain('/football/tournament/to-');
  const over = await show(`/football/team/${id}?cups=over`);
  expect(sectionOf(over.body, 'Tournaments')).toMatch(/aria-current="true"[^>]*>Achievements/);
});

test('TEA-7 without a choice the first non-empty list of tournaments is open', async () => {
  const cup = (
    await fetchData<Tournament[]>(api, `/teams/tournaments/upcoming?teamId=${id}&timezoneOffset=0`)
  )[0];
  const over = async (request: Request) => {
    if (request.url.includes('/teams/tournaments/finished')) return Response.json({ data: [cup] });
    if (request.url.includes('/teams/tournaments/')) return Response.json({ data: [] });
    return api(request);
  };
  const { body } = await renderPage(over, { url: `/football/team/${id}`, now });
  expect(sectionOf(body, 'Tournaments')).toMatch(/aria-current="true"[^>]*>Achievements/);
  expect(sectionOf(body, 'Tournaments')).toContain(cup?.id);
});

test('TEA-7 won, drawn and lost add up in the score', () => {
  const { totalWins, totalDraws, totalLosses } = details.stats;
  expect(plainText(sectionOf(body, 'Record'))).toContain(
    `${totalWins} won ${totalDraws} drawn ${totalLosses} lost`,
  );
});

test.each(['basketball', 'lol'])('TEA-7 in %s there are no draws', async (game) => {
  const [best] = await fetchData<TeamRanking[]>(api, `/teams/rankings?sportType=${game}&size=1`);
  const { body, status } = await show(`/${game}/team/${best?.id}`);
  expect(status).toBe(200);
  expect(plainText(sectionOf(body, 'Record'))).toMatch(/\d+ won \d+ lost/);
});

test('TEA-7 the ranking of the country has the team, marked', () => {
  const ranking = sectionOf(body, `Ranking in ${details.team.country.name}`);
  expect(ranking.match(/aria-current="true"/g)).toHaveLength(1);
  expect(plainText(ranking.slice(ranking.indexOf('aria-current')))).toContain(details.team.name);
});

test('TEA-6 the breadcrumb leads home, to the game’s teams and to those of the country', () => {
  const crumbs = body.slice(body.indexOf('<main'), body.indexOf('</nav>', body.indexOf('<main')));
  const links = [...crumbs.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const { country } = details.team;
  expect(links).toEqual(['/', '/football/teams', `/football/teams/${country.id}`]);
  expect(plainText(crumbs)).toContain(`Home / Football / ${country.name} / ${details.team.name}`);
});

test('TEA-6 both URLs show the team, with the same canonical URL', async () => {
  const other = await show(`/football/teams/${id}`);
  expect(other.status).toBe(200);
  for (const page of [body, other.body]) {
    expect(page).toContain(`<link rel="canonical" href="http://site.test/football/team/${id}">`);
    expect(page).toContain(`<title>${details.team.name}: matches, form and ranking`);
  }
  expect(dataIn(body)).toMatchObject([
    { '@type': 'SportsTeam', name: details.team.name, sport: 'football' },
    { '@type': 'BreadcrumbList', itemListElement: { length: 4 } },
  ]);
});

test('ENT-12 an unknown id, an invalid id, and a team under another sport are not found', async () => {
  await expectNotFound(show, [
    '/football/team/te-none',
    '/football/team/co-eng',
    '/football/team/a%20b',
    `/basketball/team/${id}`,
  ]);
});

test('ENT-12 at /teams/{id} is the team with that id, else the ranking of that country', async () => {
  const asTeam = await show(`/football/teams/${id}`);
  expect(asTeam.body).toContain(`<h1>${details.team.name}</h1>`);
  const asCountry = await show('/football/teams/co-eng');
  expect(asCountry.body).toContain('England Football ranking');
  const asNeither = await show('/football/teams/te-none');
  expect([asTeam, asCountry, asNeither].map(({ status }) => status)).toEqual([200, 200, 404]);
  expect(asNeither.body).toContain('Page not found');
});

test('SYS-7 a team that fails to load is not reported as not found', async () => {
  const { status, body } = await renderPage(
    async () => Response.json({ status: 502, title: 'Bad gateway' }, { status: 502 }),
    { url: `/football/team/${id}`, now },
  );
  expect(status).toBe(200);
  expect(body).toContain('Try again');
});

test('EMP-1 a team without matches says so', async () => {
  const empty = async (request: Request) =>
    request.url.includes('/teams/details') ? api(request) : Response.json({ data: [] });
  const { body } = await renderPage(empty, { url: `/football/team/${id}`, now });
  expect(plainText(sectionOf(body, 'Recent matches'))).toContain('no matches');
  expect(plainText(sectionOf(body, 'Tournaments'))).toContain('No tournaments available');
});

test.each(['football', 'basketball', 'cs2'])(
  'PRF-1 the page of a team of %s is in Chinese',
  async (game) => {
    const [best] = await fetchData<TeamRanking[]>(api, `/teams/rankings?sportType=${game}&size=1`);
    const { body, status } = await show(`/${game}/team/${best?.id}?lang=zh`);
    expect(status).toBe(200);
    for (const heading of ['近期赛果', '赛程', '俱乐部', '资料', '赛事', '战绩'])
      expect(sectionOf(body, heading), heading).not.toBe('');
    expect(body).not.toMatch(/teams\.[a-z]+\./);
  },
);

test('ENT-4 the days of the last and the next match are shown before the matches are loaded', async () => {
  const late = async (request: Request) =>
    request.url.includes('/teams/matches/')
      ? Response.json({ status: 502, title: 'Bad gateway' }, { status: 502 })
      : api(request);
  const { body } = await renderPage(late, { url: `/football/team/${id}`, now });
  const hero = plainText(body.slice(body.indexOf('<dl'), body.indexOf('</dl>')));
  expect(hero).toMatch(/Last match \d\d\.\d\d\.\d{4} .*Next match \d\d\.\d\d\.\d{4}/);
});

test('TEA-9 a past season has the place and the matches of the team, without a script', async () => {
  const club = '/football/team/te-eng-7';
  const plain = sectionOf((await show(club)).body, 'Past seasons');
  expect(plain).toContain('?season=se-eng1-2024');
  expect(plain).not.toContain('<ol');
  const { body } = await show(`${club}?season=se-eng1-2024`);
  const block = sectionOf(body, 'Past seasons');
  const [, ...counts] =
    /Premier Division, 2024 \d+ (?:st|nd|rd|th) of \d+ · (\d+) won · (\d+) drawn · (\d+) lost/.exec(
      plainText(block),
    ) ?? [];
  const sum = counts.reduce((total, count) => total + Number(count), 0);
  expect(block.match(/<li>/g)).toHaveLength(sum);
  expect(block).toContain('/football/tournament/to-eng1?season=se-eng1-2024');
});

test('TEA-9 an upstream without seasons has no such block, and one that ignores the season no other matches', async () => {
  const without = (request: Request) =>
    request.url.includes('/tournaments/seasons')
      ? Promise.resolve(Response.json({ status: 501 }, { status: 501 }))
      : api(request);
  const url = '/football/team/te-eng-7?season=se-eng1-2024';
  expect((await renderPage(without, { url, now })).body).not.toContain('Past seasons');
  const ignoring = (request: Request) =>
    api(
      new Request(
        request.url.replace(/seasonId=[^&]*&?(?=.*teamId)|(?<=teamId=.*)&seasonId=[^&]*/, ''),
        request,
      ),
    );
  const { body } = await renderPage(ignoring, { url, now });
  expect(sectionOf(body, 'Past seasons')).not.toContain('<li>');
});
