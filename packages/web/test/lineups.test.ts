import type { Lineup, Match, MatchLineups } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { fetchData, mockApi } from './mock-api.ts';
import { plainText, sectionOf } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 28, 16, 40);
const api = mockApi(now);

let match: Match;
let lineups: MatchLineups;

beforeAll(async () => {
  const live = await fetchData<Match[]>(api, '/matches/live?limit=100&sportType=football');
  match = live.find(({ clock }) => (clock?.minute ?? 0) > 75) as Match;
  lineups = await fetchData<MatchLineups>(api, `/matches/lineups?matchId=${match.id}`);
});

const show = async (change: object = {}, fetch = api) =>
  (await renderPage(fetch, { url: `/football/matches/${match.id}?view=lineups`, now, ...change }))
    .body;

/** The API with another answer for the line-ups. */
const withLineups = (answer: () => Response) => (request: Request) =>
  request.url.includes('/matches/lineups') ? Promise.resolve(answer()) : api(request);

test('MDT-7 the document has both elevens, substitutions, bench and coach without a script', async () => {
  const body = await show();
  // React's scripts that would move the part into its place.
  expect(body).not.toContain('$RC');
  const text = plainText(sectionOf(body, 'Line-ups')).replace(/\s+/g, ' ');
  for (const { formation, coach, starters, bench, substitutions } of [lineups.home, lineups.away]) {
    expect(text).toContain(formation);
    expect(text).toContain(coach);
    expect(substitutions.length).toBeGreaterThan(0);
    for (const { player } of [...starters, ...bench]) {
      const family = player.name.slice(player.name.lastIndexOf(' ') + 1);
      expect(text).toContain(family);
    }
  }
});

test('MDT-7 in Chinese names and words are Chinese', async () => {
  const text = plainText(sectionOf(await show({ language: 'zh' }), '阵容'));
  expect(text).toContain('主教练');
  expect(text.replace(match.homeTeam.name, '')).not.toMatch(/Line-ups|Bench/);
});

test.each([404, 501])(
  'MDT-7 an upstream that answers %d has a page without the part, and without a link to it',
  async (status) => {
    const body = await show(
      {},
      withLineups(() => Response.json({ status }, { status })),
    );
    expect(body).not.toContain('>Line-ups</a>');
    expect(body).toContain('<h2>Table');
  },
);

test('MDT-7 line-ups of which little is known, or that contradict themselves, are shown', async () => {
  const [{ player } = { player: { id: 'pl-a', name: 'Ada Field' } }] = lineups.home.starters;
  const odd: Lineup = {
    starters: Array.from({ length: 13 }, () => ({ player })),
    bench: [],
    substitutions: [{ at: 0, off: { id: 'pl-b', name: 'Bo Marsh' }, on: player }],
  };
  const body = await show(
    {},
    withLineups(() => Response.json({ data: { home: odd, away: { ...odd, starters: [] } } })),
  );
  expect(plainText(sectionOf(body, 'Line-ups'))).toContain(player.name.split(' ').at(-1));
});
