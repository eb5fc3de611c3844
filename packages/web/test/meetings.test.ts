import { expect, test } from 'vitest';
import { balanceOf, meetingsAt } from '../src/features/matches/detail/balance.ts';
import { aMatch } from './a-match.ts';
import { mockApi } from './mock-api.ts';
import { plainText, sectionOf } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const of = (id: string, home: number, away: number, isAway = false) => {
  const match = aMatch({ id, statusId: 'FINISHED' });
  const [one, other] = [
    { ...match.homeTeam, score: home },
    { ...match.awayTeam, score: away },
  ];
  if (!isAway) return { ...match, homeTeam: one, awayTeam: other };
  return {
    ...match,
    homeTeam: { ...match.homeTeam, id: other.id, name: other.name, score: home },
    awayTeam: { ...match.awayTeam, id: one.id, name: one.name, score: away },
  };
};
const { homeTeam } = aMatch();
const list = [of('ma-1', 2, 1), of('ma-2', 0, 3, true), of('ma-3', 1, 1), of('ma-4', 2, 0, true)];

test('MDT-10 the balance of two teams is that of the list, at each ground', () => {
  const balance = (place: 'all' | 'home' | 'away') =>
    balanceOf(meetingsAt(list, homeTeam.id, place), homeTeam.id);
  expect(balance('all')).toEqual({ win: 2, draw: 1, loss: 1, scored: 6, against: 4 });
  expect(balance('home')).toEqual({ win: 1, draw: 1, loss: 0, scored: 3, against: 2 });
  expect(balance('away')).toEqual({ win: 1, draw: 0, loss: 1, scored: 3, against: 2 });
});

test('MDT-10 the view has the last five meetings with their balance, and says so where there are none', async () => {
  const now = Date.UTC(2026, 10, 28, 16, 40);
  const api = mockApi(now);
  const url = '/football/matches/ma-eng1-2026-13-3?view=meetings';
  const { body } = await renderPage(api, { url, now });
  const block = sectionOf(body, 'Head to head');
  expect(block.match(/<li>/g)).toHaveLength(5);
  expect(plainText(block)).toContain('W and L for Amberbrook');
  expect(plainText(block)).toMatch(/Drawn \d+ · .* · Goals \d+ ?– ?\d+/);
  const without = (request: Request) =>
    request.url.includes('opponentId=')
      ? Promise.resolve(Response.json({ data: [] }))
      : api(request);
  expect((await renderPage(without, { url, now })).body).toContain('They have not met before.');
});
