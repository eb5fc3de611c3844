import { languages } from '@touchline/types/client-contract';
import { beforeAll, expect, test } from 'vitest';
import { chatReply } from '../src/chat/reply.ts';
import type { History } from '../src/world/history/history.ts';
import { loadHistory } from '../src/world/history/load-history.ts';
import type { RealMatch } from '../src/world/history/season-file.ts';
import { createWorld } from '../src/world/world.ts';
import type { World } from '../src/world/world-view.ts';
import { testApp } from './harness.ts';

/** A minute before the last day of 2011/12 in England begins. */
const BEFORE = Date.parse('2012-05-13T13:59:00Z');
const DAY = Date.parse('2012-05-13') / 86_400_000;
const MATCH = 'ma-en1-2011-38-3';
const CITY = 'te-eng-manchester-city';

const result = { half: [3, 0], full: [3, 4], extra: undefined, shootout: undefined } as const;

/** The same history, in which every match from that day on ends 3–4. */
function withOtherResults(history: History): History {
  const change = (match: RealMatch): RealMatch =>
    match.day >= DAY && match.result ? { ...match, result } : match;
  return {
    ...history,
    competitions: history.competitions.map((one) => ({
      ...one,
      seasons: new Map(
        [...one.seasons].map(([year, file]) => [
          year,
          file.lastDay < DAY ? file : { ...file, matches: file.matches.map(change) },
        ]),
      ),
    })),
  };
}

let worlds: readonly World[];
beforeAll(async () => {
  const history = await loadHistory();
  worlds = [history, withOtherResults(history)].map((one) =>
    createWorld({ seed: 'touchline', size: 'small', history: one }),
  );
});

const CALLS = [
  '/matches?date=20120513&timezoneOffset=0&sportType=football',
  '/matches/today?timezoneOffset=0',
  '/matches/tomorrow?timezoneOffset=0',
  '/matches/main?timezoneOffset=0',
  '/matches/live',
  '/matches/counts?date=20120513&days=6&timezoneOffset=0',
  `/matches/info?matchId=${MATCH}`,
  `/matches/analysis?matchId=${MATCH}`,
  `/matches/timeline?matchId=${MATCH}`,
  `/matches/statistics?matchId=${MATCH}`,
  '/tournaments/ongoing?timezoneOffset=0&sportType=football&countryId=co-eng',
  '/tournaments/upcoming?timezoneOffset=0&sportType=football',
  '/tournaments/finished?timezoneOffset=0&sportType=football&page=1&size=100',
  '/tournaments/major-ongoing-events?sportType=football',
  '/tournaments/info?tournamentId=to-en1',
  '/tournaments/matches/upcoming?tournamentId=to-en1',
  '/tournaments/matches/finished?tournamentId=to-en1&page=1&size=500',
  '/tournaments/table?tournamentId=to-en1',
  '/tournaments/seasons?tournamentId=to-en1',
  `/teams/details?teamId=${CITY}&timezoneOffset=0`,
  `/teams/matches/upcoming?teamId=${CITY}&timezoneOffset=0`,
  `/teams/matches/finished?teamId=${CITY}&timezoneOffset=0`,
  `/teams/tournaments/finished?teamId=${CITY}&timezoneOffset=0`,
  '/teams/rankings?sportType=football',
  '/seasons/table?seasonId=se-en1-2011',
  '/news?sportType=football&limit=40',
];

test('before kick-off no document of the API depends on how a real match ends', async () => {
  const clock = { real: () => BEFORE, world: () => BEFORE };
  const [one, other] = await Promise.all(worlds.map((world) => testApp({ world, clock })));
  for (const [no, url] of CALLS.entries()) {
    const headers = { 'accept-language': languages[no % languages.length] as string };
    const [first, second] = await Promise.all(
      [one, other].map((app) => app?.inject({ url, headers })),
    );
    expect(first?.statusCode, url).toBe(url.includes('/statistics') ? first?.statusCode : 200);
    expect(first?.body, url).toBe(second?.body);
  }
});

test.each([
  'Who won the Manchester City game?',
  'Did Manchester City win?',
  'Who is the champion of the Premier League?',
  'Show me the Premier League table',
  '曼城上一场结果',
  '¿Cómo quedó el Manchester City?',
])('before kick-off the chat does not know how a real match ends: %s', (message) => {
  const now = BEFORE / 1000;
  const [first, second] = worlds.map((world) =>
    chatReply(message, { viewIn: (language) => world.at(now, language), now }),
  );
  expect(first).toBe(second);
  expect(first?.length).toBeGreaterThan(0);
});

test('the league of a name that several have is the best known one', () => {
  const { tournaments } = (worlds[0] as World)
    .at(BEFORE / 1000, 'en')
    .namesIn('Premier League table');
  expect(tournaments).toEqual([{ id: 'to-en1', name: 'Premier League' }]);
});

test('after it the documents differ, so the comparison sees results', () => {
  const now = Date.parse('2012-05-13T17:00:00Z') / 1000;
  const [first, second] = worlds.map((world) => world.at(now, 'en').match(MATCH)?.homeTeam.score);
  expect([first, second]).toEqual([3, 3]);
  const [won, lost] = worlds.map((world) => world.at(now, 'en').match(MATCH)?.awayTeam.score);
  expect([won, lost]).toEqual([2, 4]);
});
