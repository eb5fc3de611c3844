import { worldFetch } from '@touchline/mock-api/testing';
import type { Leader, Match, Standing, Tournament, TournamentSeason } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { fetchData, mockApi } from './mock-api.ts';
import { expectNotFound, mainOf, plainText } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 21, 15, 30);
const api = mockApi(now);

const show = (url: string, change = {}) => renderPage(api, { url, now, ...change });

/** One section of the page, by its heading. */
function part(body: string, heading: string): string {
  const from = body.indexOf(`<h2>${heading}`);
  return from < 0 ? '' : body.slice(from, body.indexOf('<h2>', from + 4));
}

const league = '/football/tournament/to-eng1';
let body: string;
let info: Tournament;

beforeAll(async () => {
  info = await fetchData<Tournament>(api, '/tournaments/info?tournamentId=to-eng1');
  ({ body } = await show(league));
}, 60_000);

test('TRN-7 the head has season, country, teams, division, dates, days left, leader, round and prize', () => {
  const text = plainText(mainOf(body).split('</dl>')[0] as string).replace(/ (?=[\d/,])/g, ' ');
  for (const word of [
    info.name,
    info.country.name,
    info.currentSeason,
    `Teams ${info.teams.length}`,
    'Division 1',
    'days left',
    info.currentStage as string,
    `${info.currentRound}/${info.roundCount} round`,
    '£40,000,000',
    'Leader',
  ]) {
    expect(text).toContain(word);
  }
  expect(text).toMatch(/\d\d\.\d\d\.2026 .*\d\d\.\d\d\.2027|\d\d\.\d\d\.2026/);
});

test('TRN-7 the breadcrumb leads home, to the game and to the tournaments of the country', () => {
  const crumbs = mainOf(body).slice(0, mainOf(body).indexOf('<h1'));
  for (const href of ['/', '/football/matches', '/football/tournaments/co-eng']) {
    expect(crumbs).toContain(`href="${href}"`);
  }
  expect(crumbs).toContain('aria-current="page"');
});

test('TRN-7 upcoming and finished matches are listed with their days, ten at first', async () => {
  for (const [heading, which] of [
    ['(Live and u|U)pcoming', 'upcoming'],
    ['Finished', 'finished'],
  ] as const) {
    const list = await fetchData<Match[]>(
      api,
      `/tournaments/matches/${which}?tournamentId=to-eng1&size=40`,
    );
    const title = new RegExp(`<h2>(${heading})`).exec(body)?.[1] ?? '';
    const block = part(body, title);
    expect(block.match(/<li [^>]*data-match/g)).toHaveLength(Math.min(10, list.length));
    if (list.length > 10) expect(block).toContain(`${league}?${which}=40`);
  }
});

test('TRN-7 what is on and to come precedes the table of a league; results are in the side column', () => {
  const headings = [...body.matchAll(/<h2>([^<]*)|<(aside)/g)].map(([, h2, aside]) => h2 ?? aside);
  const known = ['Live and upcoming', 'Upcoming', 'Table', 'aside', 'Finished'];
  const [matches, ...others] = headings.filter((one) => known.includes(one ?? ''));
  expect(matches).toMatch(/upcoming$/i);
  expect(others).toEqual(['Table', 'aside', 'Finished']);
});

test('TRN-7 the number of shown matches is in the URL', async () => {
  const page = await show(`${league}?finished=40`);
  const block = part(page.body, 'Finished');
  expect(block.match(/<li [^>]*data-match/g)).toHaveLength(40);
  expect(block).toContain('finished=80');
});

test('TRN-7 the standings have every team, its form, and the promotion zones', async () => {
  const { tables } = await fetchData<Standing>(api, '/tournaments/table?tournamentId=to-eng1');
  const block = part(body, 'Table');
  for (const { team } of tables[0]?.rows ?? []) expect(plainText(block)).toContain(team.name);
  expect(block.match(/role="img" aria-label="(Won|Drawn|Lost)/g)?.length).toBeGreaterThan(3);
  const [zone] = tables[0]?.zones ?? [];
  if (zone) expect(plainText(block).replace(/(\d) /g, '$1 ')).toContain(zone.name);
});

test('TRN-7 a table names the points that the league took, from the day of its decision', async () => {
  const tableAt = async (at: number, query = '') => {
    const real = worldFetch({ seed: 'web', size: 'small', at, seasons: 'real', devTools: false });
    const url = `/football/tournament/to-en2${query}`;
    return plainText(part((await renderPage(real, { url, now: at })).body, 'Table'));
  };
  const after = Date.UTC(2012, 1, 20, 12);
  expect(await tableAt(after)).toContain('Points adjusted by the league: Portsmouth −10');
  expect(await tableAt(after, '?table=home')).toMatch(/Portsmouth(?!.*adjusted)/);
  expect(await tableAt(Date.UTC(2012, 1, 16, 12))).toMatch(/Portsmouth(?!.*adjusted)/);
  expect(plainText(part(body, 'Table'))).not.toContain('adjusted');
}, 60_000);

test('TRN-7 below a table stands how many matches of the season it lacks', async () => {
  const tableAt = async (at: number, change = {}) => {
    const real = worldFetch({ seed: 'web', size: 'small', at, seasons: 'real', devTools: false });
    const url = '/football/tournament/to-fr1';
    return plainText(mainOf((await renderPage(real, { url, now: at, ...change })).body));
  };
  const summer = Date.UTC(2020, 5, 30, 12);
  expect(await tableAt(summer)).toContain('Not counted: 101 cancelled matches');
  expect(await tableAt(summer, { language: 'zh' })).toContain('未计入：101 场取消的比赛');
  expect(await tableAt(summer, { language: 'es' })).toContain(
    'No cuentan: 101 partidos cancelados',
  );
  expect(await tableAt(Date.UTC(2020, 1, 20, 12))).not.toContain('Not counted');
}, 60_000);

test('TRN-7 a table counts the matches at home, away or the last five, by the URL', async () => {
  const names = (html: string) =>
    [...html.matchAll(/class="team-name">([^<]*)/g)].map(([, name]) => name);
  expect(part(body, 'Table')).toContain(`href="${league}?table=home"`);
  for (const matches of ['home', 'away', 'lastFive'] as const) {
    const { tables } = await fetchData<Standing>(
      api,
      `/tournaments/table?tournamentId=to-eng1&matches=${matches}`,
    );
    const block = part((await show(`${league}?table=${matches}`)).body, 'Table');
    expect(names(block)).toEqual(tables[0]?.rows.map(({ team }) => team.name));
    expect(block).toMatch(
      new RegExp(`href="${league}\\?table=${matches}"[^>]*aria-current="true"`),
    );
  }
  const page = await show(`${league}?table=home&finished=40`);
  expect(page.body).toContain('finished=80&amp;table=home');
});

test('TRN-7 past seasons have their champions and lead to their tables', async () => {
  const seasons = await fetchData<TournamentSeason[]>(
    api,
    '/tournaments/seasons?tournamentId=to-eng1&size=10',
  );
  const block = part(body, 'Past seasons');
  expect(seasons).toHaveLength(10);
  for (const { id, name, champion } of seasons.slice(1)) {
    expect(block).toContain(`href="${league}?season=${id}"`);
    expect(plainText(block)).toContain(`${name} ${champion?.name}`);
  }
});

test('TRN-7 a past season has its head, champion, table, matches and top list, and leads back', async () => {
  const query = 'tournamentId=to-eng1';
  const [, last] = await fetchData<TournamentSeason[]>(api, `/tournaments/seasons?${query}&size=2`);
  const { id, name, champion } = last as TournamentSeason;
  const { tables } = await fetchData<Standing>(api, `/seasons/table?seasonId=${id}`);
  const season = `${query}&seasonId=${id}`;
  const [match] = await fetchData<Match[]>(api, `/tournaments/matches/finished?${season}`);
  const [leader] = await fetchData<Leader[]>(api, `/tournaments/leaders?${season}`);
  const page = await show(`${league}?season=${id}`);
  const head = plainText(mainOf(page.body).split('</dl>')[0] as string);
  expect(head).toContain(`Season ${name}`);
  expect(head).toContain(`${champion?.name} Champions`);
  expect(head).not.toMatch(/Leader|days left|\/\d+ round/);
  const firstTeam = /class="team-name">([^<]*)/.exec(part(page.body, 'Table'))?.[1];
  expect(firstTeam).toBe(tables[0]?.rows[0]?.team.name);
  expect(firstTeam).toBe(champion?.name);
  expect(part(page.body, 'Finished')).toContain(`data-match="${match?.id}"`);
  expect(match?.season).toBe(name);
  expect(part(page.body, 'Top players')).toContain(`/players/${leader?.player.id}"`);
  expect(page.body).not.toContain('>Upcoming<');
  expect(part(page.body, 'Past seasons')).toContain(`href="${league}"`);
});

test('TRN-7 the season of another tournament shows the current table', async () => {
  const page = await show(`${league}?season=se-esp1-2025`);
  expect(part(page.body, 'Table')).toBe(part(body, 'Table'));
  expect(part(page.body, 'Top players')).toBe(part(body, 'Top players'));
});

test('TRN-7 the season that is current by its id shows the current table without a past one', async () => {
  const page = await show(`${league}?season=se-eng1-2026`);
  expect(part(page.body, 'Table')).toBe(part(body, 'Table'));
  expect(part(page.body, 'Top players')).toBe(part(body, 'Top players'));
});

test('TRN-7 an upstream without past seasons has no block of them', async () => {
  const plain = async (request: Request) =>
    request.url.includes('tournaments/seasons')
      ? Response.json({ title: 'Not implemented', status: 501 }, { status: 501 })
      : api(request);
  const page = await renderPage(plain, { url: league, now });
  expect(page.status).toBe(200);
  expect(page.body).not.toContain('Past seasons');
});

test('TRN-7 a server that counts all matches only gets no choice of them', async () => {
  const plain = async (request: Request) => {
    const response = await api(request);
    if (!request.url.includes('tournaments/table')) return response;
    const { matches, ...standing } = ((await response.json()) as { data: Standing }).data;
    return Response.json({ data: standing });
  };
  const page = await renderPage(plain, { url: league, now });
  expect(part(page.body, 'Table')).toContain('team-name');
  expect(page.body).not.toContain('?table=');
});

test('TRN-7 the page works without zones, ties and form', async () => {
  const bare = async (request: Request) => {
    const response = await api(request);
    if (!/tournaments\/(table|matches)/.test(request.url)) return response;
    const text = (await response.text())
      .replaceAll(/,"(zones|form)":\[[^\]]*\]/g, '')
      .replaceAll(/"tie":\d+,/g, '');
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  };
  const page = await renderPage(bare, { url: league, now });
  expect(page.status).toBe(200);
  expect(part(page.body, 'Table')).not.toContain('data-zone');
});

test('TRN-7 knock-out rounds are nested lists in a region that the keyboard reaches', async () => {
  const events = await fetchData<Record<string, Tournament[]>>(
    api,
    '/tournaments/current-year/v2?timezoneOffset=0&sportType=esports',
  );
  const over = (events['2026'] ?? []).find(
    ({ endTime, stageDetails }) => endTime < now / 1000 && stageDetails.length > 2,
  ) as Tournament;
  const page = await show(`/${over.sportType}/tournament/${over.id}`);
  const bracket = part(page.body, 'Knockout rounds');
  expect(bracket).toMatch(/<section[^>]*aria-label="Knockout rounds"[^>]*tabindex="0"/i);
  const rounds = over.stageDetails.filter(({ kind }) => kind === 'knockout');
  for (const { name } of rounds) expect(bracket).toContain(`>${name}</h3>`);
  expect(plainText(bracket)).toMatch(/ versus .*, \d–\d, .* go through/);
  expect(plainText(bracket)).toMatch(/win the tournament/);
  expect(bracket.match(/href="\/[a-z0-9-]+\/matches\/ma-/g)?.length).toBe(2 ** rounds.length - 1);
});

test('TRN-7 the side column has the other major ongoing tournaments, and the promo', async () => {
  const major = await fetchData<Tournament[]>(
    api,
    '/tournaments/major-ongoing-events?sportType=football',
  );
  const others = major.filter(({ id }) => id !== info.id);
  const block = part(body, 'Major tournaments');
  if (others.length === 0) expect(block).toContain('No tournaments available');
  for (const { id } of others.slice(0, 6)) expect(block).toContain(`/tournament/${id}"`);
  expect(body).toContain('TL200');
});

test('SYS-9 an unknown tournament, a malformed id and another sport are not found', async () => {
  await expectNotFound(show, [
    '/football/tournament/to-none',
    '/football/tournament/eng1',
    '/lol/tournament/to-eng1',
  ]);
});

test('SYS-7 a tournament that fails to load is not reported as not found', async () => {
  const broken = async () => Response.json({ status: 502, title: 'Bad gateway' }, { status: 502 });
  const page = await renderPage(broken, { url: league, now });
  expect(page.status).toBe(200);
  expect(page.body).toContain('Try again');
});

test('PRF-1 the page is in Chinese on request', async () => {
  const page = await show(league, { language: 'zh' });
  for (const word of ['积分榜', '重要赛事', '奖金']) {
    expect(plainText(page.body)).toContain(word);
  }
});

test('the head has the structured data of the tournament', () => {
  const data = [...body.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(data).toMatchObject([
    { '@type': 'SportsEvent', location: { name: 'England' } },
    { '@type': 'BreadcrumbList', itemListElement: { length: 4 } },
  ]);
  expect(body).toContain('<title>Premier Division 2026');
});
