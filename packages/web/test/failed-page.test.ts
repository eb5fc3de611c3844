import { expect, test } from 'vitest';
import { mainOf } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const isDown = async () => Response.json({ status: 502, title: 'Bad gateway' }, { status: 502 });

test.each([
  ['/football/matches/ma-eng1-2026-12-1', 'this match', '/football/matches', 'Match'],
  ['/football/team/te-eng-1', 'this team', '/football/teams', 'Team'],
  ['/football/tournament/to-eng1', 'this tournament', '/football/tournaments/all', 'Tournament'],
  ['/football/news/article/ar-1', 'this article', '/football/news', 'Article'],
])('SYS-7 the page %s keeps title and breadcrumb when it fails', async (url, what, up, title) => {
  const { body } = await renderPage(isDown, { url });
  const main = mainOf(body);
  expect(main).toContain(`Couldn’t load ${what}`);
  expect(main).toContain(`href="${up}"`);
  expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(body).toMatch(new RegExp(`<title>${title}\\b`));
  expect(main).not.toContain('available');
  // Without script nothing is tried again.
  expect(main).not.toContain('try again in');
});

const LISTS = ['/', '/football/matches', '/football/predictions'].concat([
  '/football/teams/all',
  '/football/tournaments/all',
  '/football/multiview?date=20261120',
  '/football/multiview',
]);

test.each(LISTS)('SYS-7 no list of %s that failed is shown as an empty one', async (url) => {
  const { body } = await renderPage(isDown, { url });
  const main = mainOf(body);
  expect(main).toContain('Couldn’t load ');
  expect(main).not.toMatch(/No \w+( data)? available|has finished yet|is over/);
});
