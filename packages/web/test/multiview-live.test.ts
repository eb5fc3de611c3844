import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch, kickOff } from './a-match.ts';
import { mockApi } from './mock-api.ts';
import { mainOf } from './page-markup.ts';
import { anApi, renderPage } from './render-page.ts';

const now = kickOff * 1000 + 1_800_000;
const visit = (url: string, language = 'en') => ({
  url,
  now,
  cookies: { touchline: JSON.stringify({ zone: 'Europe/London', language }) },
});
const shownIn = (body: string) => [
  ...new Set([...mainOf(body).matchAll(/data-match="([^"]+)"/g)].map(([, id]) => id)),
];

const match = (id: string, change: Partial<Match> = {}) => ({
  ...aMatch({
    id,
    statusId: 'ONGOING',
    incidents: [
      {
        id: `in-${id}`,
        kind: 'goal',
        side: 'home',
        minute: 1,
        at: kickOff + 60,
        player: `Scorer of ${id}`,
        text: 'A goal',
      },
    ],
  }),
  ...change,
});
const eight = Array.from({ length: 8 }, (_, index) => match(`ma-${index}`));
const notFound = () => Response.json({ status: 404, title: 'Not found' }, { status: 404 });
const apiOf = (live: readonly Match[], more = {}) =>
  anApi({ '/api/matches/live': live, '/api/matches/info': notFound, ...more }).fetch;
const show = (query = '') => renderPage(apiOf(eight), visit(`/football/multiview${query}`));

test('the document has six live matches with their scorers, and is not indexed', async () => {
  const { body, status } = await show();
  expect(status).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(shownIn(body)).toHaveLength(6);
  for (const id of shownIn(body)) expect(mainOf(body)).toContain(`Scorer of ${id}`);
  expect(body).not.toContain('Scorer of ma-7');
});

test('the URL names the matches, also one that is over', async () => {
  const { body } = await show('?matches=ma-7,ma-3');
  expect(shownIn(body)).toEqual(['ma-7', 'ma-3']);
  const over = match('ma-over', { statusId: 'FINISHED' });
  const fetch = apiOf(eight, { '/api/matches/info': over });
  const some = await renderPage(fetch, visit('/football/multiview?matches=ma-over,ma-1'));
  expect(shownIn(some.body)).toEqual(['ma-over', 'ma-1']);
  expect(some.body).not.toContain('not known here');
});

test.each([
  ['ma-2,ma-unknown', ['ma-2']],
  ['ma-2,nothing', ['ma-2']],
  ['ma-unknown', ['ma-0', 'ma-1', 'ma-2', 'ma-3', 'ma-4', 'ma-5']],
])('of ?matches=%s those that are unknown are reported', async (matches, shown) => {
  const { body, status } = await show(`?matches=${matches}`);
  expect(status).toBe(200);
  expect(mainOf(body)).toContain('Some matches in this address are not known here.');
  expect(shownIn(body)).toEqual(shown);
});

test('a match of another sport is unknown', async () => {
  const fetch = apiOf([], { '/api/matches/info': eight[0], '/api/matches': [] });
  const { body } = await renderPage(fetch, visit('/basketball/multiview?matches=ma-0'));
  expect(mainOf(body)).toContain('not known here');
  expect(shownIn(body)).toEqual([]);
});

test.each([
  ['en', 'No match is being played', 'Next kick-offs'],
  ['zh', '目前没有进行中的比赛', '即将开赛'],
  ['es', 'No se está jugando ningún partido', 'Próximos partidos'],
])('while nothing is played it says what is next, in %s', async (language, none, next) => {
  const fetch = apiOf([], { '/api/matches': [match('ma-next', { statusId: 'UPCOMING' })] });
  const { body } = await renderPage(fetch, visit('/football/multiview', language));
  expect(mainOf(body)).toContain(none);
  expect(mainOf(body)).toContain(next);
  expect(shownIn(body)).toEqual(['ma-next']);
});

test('the list of live matches links to it', async () => {
  const { body } = await renderPage(mockApi(now), visit('/football/matches?show=live'));
  expect(body).toContain('href="/football/multiview"');
});

test.each([
  ['football', 'Goals light up.'],
  ['esports', 'Won maps light up.'],
  ['basketball', undefined],
])('the page of %s says what lights up, if anything does', async (game, text) => {
  const { body } = await renderPage(apiOf(eight), visit(`/${game}/multiview`));
  if (text) expect(mainOf(body)).toContain(text);
  else expect(mainOf(body)).not.toContain('light up');
});
