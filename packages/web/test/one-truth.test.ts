import type { Match, Standing } from '@touchline/types';
import { beforeAll, expect, test } from 'vitest';
import { finalPlace } from '../src/features/tournaments/final-place.ts';
import { fetchData, mockApi } from './mock-api.ts';
import { plainText, sectionOf } from './page-markup.ts';
import { renderPage } from './render-page.ts';

const now = Date.UTC(2026, 10, 22, 15, 30);
const api = mockApi(now);

/** A match of a league in play. */
let match: Match;
let standing: Standing;
const bodies = new Map<string, string>();

beforeAll(async () => {
  const live = await fetchData<Match[]>(api, '/matches/live?limit=100');
  const ofLeagues = live.filter((one) => one.tournament.sportType === 'football' && !one.tie);
  match = ofLeagues[0] as Match;
  standing = await fetchData<Standing>(
    api,
    `/tournaments/table?tournamentId=${match.tournament.id}&matches=started`,
  );
  const { id, tournament, homeTeam, awayTeam } = match;
  const pages = {
    list: '/football/matches?show=live',
    match: `/football/matches/${id}`,
    home: `/football/team/${homeTeam.id}`,
    away: `/football/team/${awayTeam.id}`,
    tournament: `/football/tournament/${tournament.id}`,
  };
  for (const [name, url] of Object.entries(pages))
    bodies.set(name, (await renderPage(api, { url, now })).body);
}, 120_000);

const words = (page: string, section?: string) =>
  plainText(section ? sectionOf(bodies.get(page) ?? '', section) : (bodies.get(page) ?? ''));

test('TEA-7 MDT-3 TRN-7 in one live minute every page gives a club the same place, points and form', () => {
  const letters = { win: 'W', draw: 'D', loss: 'L' };
  for (const [page, { id, name }] of [
    ['home', match.homeTeam],
    ['away', match.awayTeam],
  ] as const) {
    const place = finalPlace(standing, id)?.place;
    const row = standing.tables.flatMap(({ rows }) => rows).find(({ team }) => team.id === id);
    const form = row?.form?.map((one) => letters[one]).join(' ');
    expect(words(page)).toMatch(
      new RegExp(
        `${place} (st|nd|rd|th) in the ${match.tournament.name} ${row?.points} pts ${form}`,
      ),
    );
    for (const one of [page, 'match', 'tournament'])
      expect(words(one, 'Table'), one).toMatch(
        new RegExp(` ${place} ([▲▼]\\d+ [^0-9]*\\d+[^0-9]*)?${name} .* ${row?.points} ${form}`),
      );
  }
});

test('MDT-1 TEA-7 TRN-7 HOM-4 in one live minute every page has the same score and clock', () => {
  const { homeTeam, awayTeam, clock } = match;
  for (const [page, section] of [
    ['list', undefined],
    ['match', undefined],
    ['home', 'Playing now'],
    ['away', 'Playing now'],
    ['tournament', 'Live and upcoming'],
  ] as const) {
    const text = words(page, section);
    expect(text, page).toContain(`${clock?.minute}′`);
    expect(text, page).toMatch(new RegExp(`\\b${homeTeam.score} (– )?${awayTeam.score}\\b`));
  }
});

test('CHT-4 in one live minute the chat reports the same score and minute', async () => {
  const { homeTeam, awayTeam, clock } = match;
  const message = `${homeTeam.name} live score`;
  const body = JSON.stringify({ message, userId: 'one-truth' });
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://site.test/api/ai/chat', { method: 'POST', headers, body });
  expect(await (await api(request)).text()).toMatch(
    new RegExp(
      `${homeTeam.name} ${homeTeam.score}[–-]${awayTeam.score} ${awayTeam.name} \\(minute ${clock?.minute}\\)`,
    ),
  );
});
