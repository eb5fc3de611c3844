import type { Match } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { fetchData, mockApi } from './mock-api.ts';
import { plainText, sectionOf } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 28, 16, 40);
const api = mockApi(now);

let match: Match;

beforeAll(async () => {
  const live = await fetchData<Match[]>(api, '/matches/live?limit=100&sportType=football');
  match = live.find(({ clock }) => (clock?.minute ?? 0) > 75) as Match;
});

/** The text of a list of the strip of events. */
const eventsOf = (body: string, label: string) =>
  plainText(body.match(new RegExp(`<ul[^>]*aria-label="${label}".*?</ul>`))?.[0] ?? '');

/** A view of the match, and the paths that its page asks for. */
async function show(query = '', change: object = {}) {
  const asked = new Set<string>();
  const fetch = (request: Request) => {
    asked.add(new URL(request.url).pathname.replace('/api', ''));
    return api(request);
  };
  const url = `/football/matches/${match.id}${query}`;
  const { body } = await renderPage(fetch, { url, now, ...change });
  return { body, asked: [...asked].sort() };
}

const headings = (body: string) => [...body.matchAll(/<h2>([^<]*)/g)].map(([, name]) => name);
const tabs = (body: string) => {
  const bar = body.slice(body.indexOf('aria-label="Views of the match"'));
  return [...bar.slice(0, bar.indexOf('</nav>')).matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
};

test('MDT-7 the overview has what is ordered, in its order, and closes with the facts', async () => {
  const { body, asked } = await show();
  expect(headings(body.slice(body.indexOf('</article>')))).toEqual([
    'Live updates',
    'Form before the match',
    'Table',
    `${match.homeTeam.name}: recent results`,
    `${match.awayTeam.name}: recent results`,
    'Upcoming',
    'Odds',
    'Latest news',
  ]);
  expect(body.indexOf('aria-label="Match facts"')).toBeGreaterThan(
    body.lastIndexOf('recent results'),
  );
  for (const path of ['/matches/lineups', '/matches/statistics']) expect(asked).not.toContain(path);
});

test.each([
  ['lineups', ['Line-ups'], ['/matches/info', '/matches/lineups', '/players/info']],
  ['statistics', ['Statistics'], ['/matches/info', '/matches/statistics', '/players/info']],
  ['meetings', ['Head to head'], ['/matches/info', '/players/info', '/teams/matches/finished']],
])('MDT-7 the view %s has an address, and asks for what it shows', async (view, blocks, calls) => {
  const { body, asked } = await show(`?view=${view}`);
  expect(headings(body.slice(body.indexOf('</article>')))).toEqual(blocks);
  expect(asked).toEqual(calls);
  expect(body).toMatch(new RegExp(`href="[^"]*view=${view}"[^>]* aria-current="page"`));
  expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*/matches/${match.id}">`));
  expect(body).toContain(`<title>${blocks[0]}: ${match.homeTeam.name} v ${match.awayTeam.name}`);
});

test('MDT-7 the tabs keep the moment and the list beside the match', async () => {
  const { body } = await show('?at=20261128T161500Z&view=lineups&beside=list&date=20261128');
  const rest = '?at=20261128T161500Z&amp;beside=list&amp;date=20261128';
  const path = `/football/matches/${match.id}`;
  expect(tabs(body)).toEqual([
    `${path}${rest}`,
    ...['lineups', 'statistics', 'meetings'].map((view) => `${path}${rest}&amp;view=${view}`),
  ]);
});

test('MDT-7 SYS-3 with an upstream without extras the overview is alone, at every address', async () => {
  const lacking = [
    '/matches/lineups',
    '/matches/statistics',
    '/matches/facts',
    '/players/info',
    '/teams/matches/finished?opponentId',
  ];
  for (const view of ['', '?view=lineups', '?view=statistics', '?view=meetings', '?view=odd']) {
    const { body } = await show(view, { lacking });
    expect(body).not.toContain('Views of the match');
    expect(body).toContain('<h2>Table');
  }
});

test('MDT-1 below the board both sides have their goals, cards and substitutions with minute and name', async () => {
  const { commentary = [], incidents = [] } = await fetchData<Match>(
    api,
    `/matches/info?matchId=${match.id}`,
  );
  const { body } = await show();
  const named = [...incidents, ...commentary].filter(({ player }) => player);
  for (const side of ['home', 'away'] as const)
    for (const [label, kind] of [
      ['Yellow cards', 'yellow-card'],
      ['Substitutions', 'substitution'],
    ]) {
      const of = named.filter((one) => one.kind === kind && one.side === side);
      const text = eventsOf(body, `${label}, ${match[`${side}Team`].name}`);
      expect(text.match(/\d+′/g)?.length ?? 0).toBe(of.length);
      for (const { player = '' } of of) expect(text).toContain(player.split(' ').at(-1));
    }
});

test('MDT-1 at a shared moment no row of the strip says that something came later', async () => {
  const at = new Date((match.startTime + 60) * 1000).toISOString().replace(/[-:]|\.\d+/g, '');
  const rowsOf = (body: string) =>
    (/<section[^>]*aria-label="Events".*?<\/section>/.exec(body)?.[0] ?? '').match(
      /<div class="[^"]*row[^>]*>/g,
    );
  const now = rowsOf((await show()).body) ?? [];
  expect(now.length).toBeGreaterThan(1);
  expect(now.join()).not.toContain('data-ahead');
  const then = rowsOf((await show(`?at=${at}`)).body) ?? [];
  expect(then.every((row) => row.includes('data-ahead'))).toBe(true);
  expect(then).toHaveLength(now.length);
});

test('MDT-2 the updates are all, or the key moments at an address of their own', async () => {
  const updatesAt = async (query: string) => sectionOf((await show(query)).body, 'Live updates');
  expect(await updatesAt('')).toMatch(/data-kind="(corner|foul|offside|chance|save)"/);
  const key = await updatesAt('?updates=key');
  expect(key).not.toMatch(/data-kind="(corner|foul|offside|chance|save)"/);
  expect(key).toMatch(/aria-current="true">Key moments/);
});
