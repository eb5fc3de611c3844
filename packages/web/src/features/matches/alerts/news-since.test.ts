import type { Match, MatchIncident } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { fetchData, mockApi } from '../../../../test/mock-api.ts';
import { newsSince } from './news-since.ts';

const MINUTE_S = 60;
const at = (minute: number) => kickOff + minute * MINUTE_S;

const incident = (kind: MatchIncident['kind'], minute: number, home: number): MatchIncident => ({
  id: `i-${minute}`,
  kind,
  at: at(minute),
  side: 'home',
  minute,
  home,
  away: 0,
  text: `${kind} in minute ${minute}`,
});

const live = aMatch({
  incidents: [
    incident('goal', 10, 1),
    incident('yellow-card', 20, 1),
    incident('red-card', 30, 1),
    incident('goal', 40, 2),
  ],
});

const newsOf = (match: Match, since: number) =>
  newsSince(match, since).map((news) => [news.kind, (news.at - kickOff) / MINUTE_S]);

test('news of a live match are its kick-off, goals and red cards since then', () => {
  const all = [
    ['kickOff', 0],
    ['goal', 10],
    ['redCard', 30],
    ['goal', 40],
  ];
  expect(newsOf(live, at(-5))).toEqual(all);
  expect(newsOf(live, at(10))).toEqual(all.slice(2));
  expect(newsOf(live, at(40))).toEqual([]);
});

test('a goal is reported with the score after it', () => {
  const scores = newsSince(live, at(0)).map(({ match }) => match.homeTeam.score);
  expect(scores).toEqual([1, 1, 2]);
});

test('news of a match that has ended since then is only the result', () => {
  const over = { ...live, statusId: 'FINISHED' as const, endTime: at(110) };
  expect(newsOf(over, at(5))).toEqual([['end', 110]]);
  expect(newsOf(over, at(110))).toEqual([]);
});

test('a match that has not begun, or whose upstream has no incidents, has no news', () => {
  expect(newsOf(aMatch({ statusId: 'UPCOMING' }), at(-60))).toEqual([]);
  expect(newsOf(aMatch(), at(10))).toEqual([]);
});

test('maps are news, baskets are not', async () => {
  const evening = Date.UTC(2026, 10, 21, 19);
  const matches = await fetchData<Match[]>(mockApi(evening), '/matches/live?limit=100');
  const kinds = (sports: (sport: string | undefined) => boolean) =>
    new Set(
      matches
        .filter(({ tournament }) => sports(tournament.sportType))
        .flatMap((match) => newsSince(match, 0))
        .map(({ kind }) => kind),
    );
  expect(kinds((sport) => sport === 'basketball')).toEqual(new Set(['kickOff']));
  expect(kinds((sport) => sport !== 'basketball' && sport !== 'football')).toEqual(
    new Set(['kickOff', 'period']),
  );
});
