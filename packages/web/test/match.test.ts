import type { Match, MatchIncident } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { updatesOf } from '../src/features/matches/detail/updates-of.ts';
import { fetchData, mockApi } from './mock-api.ts';
import { expectNotFound, plainText, sectionOf } from './page-markup.ts';
import { anApi, renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 22, 15, 30);
const api = mockApi(now);

const show = (url: string, change = {}) => renderPage(api, { url, now, ...change });

/** The text of one section of the page, by its heading. */
const partOf = (body: string, heading: string) => plainText(sectionOf(body, heading));

let match: Match;
let body: string;

beforeAll(async () => {
  const live = await fetchData<Match[]>(api, '/matches/live?limit=100');
  const { id } = live.find(({ tournament }) => tournament.sportType === 'football') as Match;
  match = await fetchData<Match>(api, `/matches/info?matchId=${id}`);
  ({ body } = await show(`/football/matches/${match.id}`));
});

test('MDT-1 the head has teams, score, clock, place and the choice of a favourite', () => {
  const board = plainText(body.slice(body.indexOf('<article'), body.indexOf('</article>')));
  const { homeTeam, awayTeam, tournament, clock } = match;
  for (const text of [homeTeam.name, awayTeam.name, tournament.name, `${clock?.minute}′`])
    expect(board).toContain(text);
  expect(board).toMatch(new RegExp(`${homeTeam.score} *${awayTeam.score} *LIVE`));
});

test('MDT-1 without optional fields the head is complete, and has no empty parts', async () => {
  const bare = async (request: Request) => {
    const response = await api(request);
    if (!request.url.includes('/matches/info')) return response;
    const { data } = (await response.json()) as { data: Match };
    const { clock: _, periods: __, incidents: ___, round: ____, commentary: _____, ...rest } = data;
    return Response.json({ data: rest });
  };
  const { body } = await renderPage(bare, { url: `/football/matches/${match.id}`, now });
  expect(body).not.toContain('Score by period');
  expect(plainText(body)).toContain('minutes since kick-off.');
});

test('MDT-2 a finished match without a score is finished, not 0–0', async () => {
  const withoutScore = async (request: Request) => {
    const response = await api(request);
    if (!request.url.includes('/matches/info')) return response;
    const { data } = (await response.json()) as { data: Match };
    const { clock: _, periods: __, incidents: ___, commentary: ____, ...rest } = data;
    const homeTeam = { ...data.homeTeam, score: null };
    const awayTeam = { ...data.awayTeam, score: null };
    return Response.json({ data: { ...rest, homeTeam, awayTeam, statusId: 'FINISHED' } });
  };
  const { body } = await renderPage(withoutScore, { url: `/football/matches/${match.id}`, now });
  expect(partOf(body, 'Updates')).toMatch(/Updates Finished/);
});

test('MDT-4 the form of a team without results is no nameless picture', async () => {
  const withoutResults = async (request: Request) =>
    request.url.includes(`/finished?teamId=${match.homeTeam.id}`)
      ? Response.json({ data: [] })
      : api(request);
  const { body } = await renderPage(withoutResults, { url: `/football/matches/${match.id}`, now });
  expect(sectionOf(body, 'Form before the match')).toContain('Last five');
  expect(body).not.toContain('aria-label=""');
});

test('MDT-2 the updates list the incidents, the newest on top', () => {
  // A link in a line is surrounded by spaces here.
  const withoutSpaces = (text: string) => text.replace(/\s/g, '');
  const updates = withoutSpaces(partOf(body, 'Live updates'));
  const words = updatesOf(match, match.commentary).map(({ text }) =>
    withoutSpaces(text.replace(/^\d+(\+\d+)?' /, '')),
  );
  expect(words.length).toBeGreaterThan(1);
  for (const text of words.slice(-8)) expect(updates).toContain(text);
  expect(updates.indexOf(words.at(-1) as string)).toBeLessThan(
    updates.indexOf(words.at(-2) as string),
  );
});

test('MDT-2 PLA-1 both players of a substitution lead to their pages', async () => {
  const later = now + 60 * 60_000;
  const atLater = mockApi(later);
  const { commentary = [] } = await fetchData<Match>(atLater, `/matches/info?matchId=${match.id}`);
  const line = commentary.findLast(({ kind }) => kind === 'substitution');
  const page = await renderPage(atLater, { url: `/football/matches/${match.id}`, now: later });
  const lines = page.body.match(/<li[^>]*data-kind="substitution".*?<\/li>/g) ?? [];
  const shown = lines.find((one) => one.includes(`/football/players/${line?.playerId}"`));
  expect(shown).toContain(`/football/players/${line?.replacedId}"`);
});

test('MDT-2 football updates have their minute, and the end of a half its name, in one column', async () => {
  // A few minutes into the second half.
  const later = match.startTime * 1000 + 70 * 60_000;
  const { body } = await renderPage(mockApi(later), {
    url: `/football/matches/${match.id}`,
    now: later,
  });
  const lines = body.slice(body.indexOf('<h2>Live updates')).match(/<li.*?<\/li>/g) ?? [];
  const updates = lines.slice(0, 8).map(plainText);
  for (const line of updates) expect(line).toMatch(/^ (\d+(\+\d+)?′|HT) [^\d]/);
  expect(updates.find((line) => line.includes('Half-time'))).toMatch(/^ HT /);
  expect(updates.find((line) => /[Ss]econd half/.test(line))).toMatch(/^ 46′ /);
});

test('MDT-2 an upcoming match has its form in the place of the updates', async () => {
  const tomorrow = await fetchData<Match[]>(api, '/matches/tomorrow?timezoneOffset=0&limit=100');
  const soon = tomorrow.find(({ tournament }) => tournament.sportType === 'football');
  const { body } = await show(`/football/matches/${soon?.id}`);
  expect(body).not.toContain('id="updates"');
  expect(body.indexOf('<h2>Form')).toBeGreaterThan(0);
  expect(body.indexOf('<h2>Form')).toBeLessThan(body.indexOf('<h2>Table'));
});

test('MDT-2 the form table compares both sides', async () => {
  const form = partOf(body, 'Form before the match');
  for (const word of ['Ranking', 'Win rate', 'Won', 'Drawn', 'Lost', 'Streak', 'Last five'])
    expect(form).toContain(word);
});

test('MDT-1 the scorers of both teams are in the strip below the board, and on the line', async () => {
  const goals: MatchIncident[] = [
    { kind: 'goal', side: 'home', minute: 12 },
    { kind: 'penalty-goal', side: 'home', minute: 45, stoppage: 2 },
    { kind: 'own-goal', side: 'away', minute: 70, player: 'Bo Marsh' },
  ].map((one, no) => ({
    id: `i-${no}`,
    at: match.startTime + one.minute * 60,
    player: 'Ada Field',
    text: 'Goal',
    ...(one as Pick<MatchIncident, 'kind' | 'side' | 'minute'>),
  }));
  const withGoals = { '/api/matches/info': { ...match, incidents: goals } };
  const { body } = await renderPage(anApi(withGoals).fetch, {
    url: `/football/matches/${match.id}`,
    now,
  });
  const scorersOf = ({ name }: { name: string }) =>
    plainText(body.match(new RegExp(`<ul[^>]*aria-label="Scorers, ${name}".*?</ul>`))?.[0] ?? '');
  expect(scorersOf(match.homeTeam)).toMatch(/Ada Field +12′ +Ada Field +45\+2′ \(pen\)/);
  expect(scorersOf(match.awayTeam)).toMatch(/Bo Marsh 70′ \(og\)/);
  expect(body).toContain('<title>45+2′ Ada Field</title>');
});

test('MDT-1 a sport without scorers has its periods on the board, and no list of scorers', async () => {
  const live = await fetchData<Match[]>(api, '/matches/live?limit=100');
  const one = live.find(({ tournament }) => tournament.sportType === 'basketball') as Match;
  const { body } = await show(`/basketball/matches/${one.id}`);
  expect(body).toContain('Score by period');
  expect(body).not.toContain('Scorers');
});

test.each([
  ['football', 'Goals'],
  ['basketball', 'Points'],
  ['esports', 'Maps'],
])('MDT-3 the table of %s counts %s', async (sport, column) => {
  const all = await fetchData<Match[]>(
    api,
    `/matches?date=20261122&timezoneOffset=0&sportType=${sport}`,
  );
  const heads: string[] = [];
  for (const { id } of all.slice(0, 6)) {
    const { body } = await show(`/${sport}/matches/${id}`);
    heads.push(
      ...[...body.matchAll(/<th scope="col"[^>]*>(\w+)<\/th>/g)].map(([, word = '']) => word),
    );
  }
  expect(heads).toContain(column);
  expect(
    heads.filter((word) => ['Goals', 'Points', 'Maps'].includes(word) && word !== column),
  ).toEqual([]);
});

test('MDT-3 the standings have both teams, marked', () => {
  const marked = [...body.matchAll(/<tr data-plays.*?<\/tr>/gs)].map(([row]) => plainText(row));
  expect(marked).toHaveLength(2);
  expect(marked.join()).toContain(match.homeTeam.name);
  expect(marked.join()).toContain(match.awayTeam.name);
});

test('MDT-4 each team has its last five results', () => {
  for (const { name } of [match.homeTeam, match.awayTeam]) {
    const recent = body.slice(body.indexOf(`<h2>${name}: recent results`));
    expect(recent.slice(0, recent.indexOf('</section>')).match(/<li>/g)).toHaveLength(5);
  }
});

test('MDT-5 the board says what its prices are for', async () => {
  const board = (html: string) =>
    plainText(html.slice(html.indexOf('<article'), html.indexOf('</article>')));
  expect(board(body)).toMatch(/Asian handicap [−+]?0/);
  const finished = { ...match, statusId: 'FINISHED' as const };
  const { body: over } = await renderPage(anApi({ '/api/matches/info': finished }).fetch, {
    url: `/football/matches/${match.id}`,
    now,
  });
  expect(board(over)).toContain('odds at kick-off');
  expect(partOf(over, 'Odds')).toContain('odds at kick-off · Asian');
});

test('MDT-5 the side column has the bookmakers’ prices, the next matches and the news', () => {
  const odds = partOf(body, 'Odds');
  expect(odds).toContain('best price');
  expect(odds).toMatch(/margin \d+\.\d%/);
  expect(odds).toMatch(/Implied probability/);
  expect(odds).toMatch(/Asian handicap(: .* −0\.5\. A| 0: a) draw /);
  expect(partOf(body, 'Upcoming')).toMatch(/versus .*, kick-off /);
  expect(partOf(body, 'Latest news')).not.toBe('');
});

test('MDT-5 a live match is not listed as upcoming', async () => {
  const withLive = async (request: Request) => {
    const response = await api(request);
    if (!request.url.includes('/tournaments/matches/upcoming')) return response;
    const { data } = (await response.json()) as { data: Match[] };
    return Response.json({ data: [{ ...match, id: 'ma-beside-2026-1-1' }, ...data] });
  };
  const { body } = await renderPage(withLive, { url: `/football/matches/${match.id}`, now });
  expect(partOf(body, 'Upcoming')).toContain(', kick-off ');
  expect(partOf(body, 'Upcoming')).not.toContain(', live, ');
});

test('MDT-5 before kick-off the line is level, in play the leading team gives half a goal', async () => {
  const noteOf = async (change: Partial<Match>) => {
    const { body } = await renderPage(
      anApi({ '/api/matches/info': { ...match, ...change } }).fetch,
      { url: `/football/matches/${match.id}`, now },
    );
    return /Asian [^<]*/.exec(partOf(body, 'Odds'))?.[0];
  };
  const away = { ...match.awayTeam, score: (match.homeTeam.score ?? 0) + 1 };
  expect(await noteOf({ awayTeam: away })).toContain(`Asian handicap: ${away.name} −0.5.`);
  const level = { ...match.awayTeam, score: match.homeTeam.score };
  expect(await noteOf({ awayTeam: level })).toContain('handicap 0');
  expect(await noteOf({ statusId: 'UPCOMING' })).toContain('handicap 0');
});

test('MDT-5 opening prices stand beside prices of the same line only, and chances say what they are of', async () => {
  const oddsAt = async (score: number | null) => {
    const asia = { homeWinOdd: 0.8, awayWinOdd: 0.9, homeWinOpening: 0.6, changedAt: now / 1000 };
    const [homeTeam, awayTeam] = [
      { ...match.homeTeam, score },
      { ...match.awayTeam, score: 0 },
    ];
    const live = { ...match, homeTeam, awayTeam, odds: { 3: { asia } } };
    const { body } = await renderPage(anApi({ '/api/matches/info': live }).fetch, {
      url: `/football/matches/${match.id}`,
      now,
    });
    return partOf(body, 'Odds');
  };
  const level = await oddsAt(0);
  expect(level).toMatch(/open 1\.60/);
  expect(level).toContain('price rising');
  expect(level.match(/\d+% if not drawn/g)).toHaveLength(2);
  const ahead = await oddsAt(1);
  expect(ahead).not.toContain('open 1.60');
  expect(ahead).not.toContain('price rising');
  expect(ahead).toMatch(/\d+% to win .*\d+% to win or draw/);
});

test('MDT-5 a price shows its age for two days', async () => {
  const noteOf = async (hours: number) => {
    const asia = { homeWinOdd: 0.8, awayWinOdd: 0.9, changedAt: now / 1000 - hours * 3600 };
    const { body } = await renderPage(
      anApi({ '/api/matches/info': { ...match, odds: { 3: { asia } } } }).fetch,
      { url: `/football/matches/${match.id}`, now },
    );
    return partOf(body, 'Odds');
  };
  expect(await noteOf(47)).toMatch(/47 *h ago/);
  expect(await noteOf(49)).not.toContain('ago');
});

test('MDT-5 best prices without a margin are described in words', async () => {
  const asia = { homeWinOdd: 1.2, awayWinOdd: 1.3 };
  const { body } = await renderPage(
    anApi({ '/api/matches/info': { ...match, odds: { 3: { asia } } } }).fetch,
    { url: `/football/matches/${match.id}`, now },
  );
  const odds = partOf(body, 'Odds');
  expect(odds).toContain('Best prices: below 100% (no margin)');
  expect(odds).not.toContain('Margin at best prices');
});

test('MDT-6 the breadcrumb leads to the matches and to the country’s tournaments', () => {
  const crumbs = body.slice(body.indexOf('<main'), body.indexOf('<article'));
  expect(crumbs).toContain('href="/football/matches"');
  expect(crumbs).toContain(`href="/football/tournaments/${match.tournament.country.id}"`);
});

test('the head has the structured data of the match', () => {
  const { name: home } = match.homeTeam;
  expect(body).toContain(`<title>${home} v ${match.awayTeam.name}: score, odds and form`);
  expect(body).toContain(`<meta property="og:title" content="${home} v`);
  const data = [...body.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(data).toMatchObject([
    { '@type': 'SportsEvent', homeTeam: { name: home } },
    { '@type': 'BreadcrumbList', itemListElement: { length: 3 } },
  ]);
});

test('SYS-9 an invalid id, and a match under another sport, are not found', async () => {
  await expectNotFound(show, [
    '/football/matches/ma-none',
    '/football/matches/7',
    `/lol/matches/${match.id}`,
  ]);
});

test('SYS-7 a match that fails to load is not reported as not found', async () => {
  const { status, body } = await renderPage(
    async () => Response.json({ status: 502, title: 'Bad gateway' }, { status: 502 }),
    { url: '/football/matches/ma-eng1-2026-12-1', now },
  );
  expect(status).toBe(200);
  expect(body).toContain('Try again');
});

test.each(['football', 'basketball', 'esports'])(
  'PRF-1 a finished and an upcoming match of %s are in Chinese',
  async (sport) => {
    const words = `date=20261122&timezoneOffset=0&sportType=${sport}`;
    const all = await fetchData<Match[]>(api, `/matches?${words}`);
    for (const status of ['FINISHED', 'UPCOMING'] as const) {
      const one = all.find(({ statusId }) => statusId === status);
      if (!one) continue;
      const page = await show(`/${sport}/matches/${one.id}?lang=zh`, { language: 'zh' });
      expect(page.status).toBe(200);
      expect(page.body).toContain(status === 'FINISHED' ? '完场' : '近五场');
    }
  },
);
