import { foldTimeline } from '@touchline/shared/domain/timeline';
import type { Match, MatchTimeline } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { fetchData, mockApi } from '../../../../test/mock-api.ts';
import { type MatchEvent, matchEvents, scoresIn } from './match-events.ts';

const LOOK_EVERY_S = 4;

const withScore = (home: number, away: number, change: Partial<Match> = {}) => {
  const match = aMatch(change);
  return {
    ...match,
    homeTeam: { ...match.homeTeam, score: home },
    awayTeam: { ...match.awayTeam, score: away },
  };
};

/** The events between successive states of a match, each key once. */
function alertsOf(states: readonly Match[]): MatchEvent[] {
  const events = new Map<string, MatchEvent>();
  states.slice(1).forEach((after, index) => {
    for (const event of matchEvents(states[index] as Match, after)) {
      if (!events.has(event.key)) events.set(event.key, event);
    }
  });
  return [...events.values()];
}

/** Looks every few seconds at a match of the mock API, from before its start until after its end. */
function statesOf(match: Match, timeline: MatchTimeline): Match[] {
  const fold = foldTimeline(match, timeline);
  const start = match.startTime - 60;
  const count = Math.ceil((match.endTime + 600 - start) / LOOK_EVERY_S);
  return Array.from({ length: count }, (_, index) => fold.at(start + index * LOOK_EVERY_S));
}

async function finishedMatches(sport: string) {
  const api = mockApi(Date.UTC(2026, 10, 22, 5));
  const list = `/matches?date=20261121&timezoneOffset=0&sportType=${sport}`;
  const matches = (await fetchData<Match[]>(api, list)).filter(
    ({ statusId }) => statusId === 'FINISHED',
  );
  expect(matches.length).toBeGreaterThan(5);
  return Promise.all(
    matches.map(async ({ id }) => {
      const match = await fetchData<Match>(api, `/matches/info?matchId=${id}`);
      const timeline = await fetchData<MatchTimeline>(api, `/matches/timeline?matchId=${id}`);
      return { match, states: statesOf(match, timeline) };
    }),
  );
}

const kindsOf = (events: readonly MatchEvent[]) => events.map(({ kind }) => kind);
const countOf = (events: readonly MatchEvent[], kind: MatchEvent['kind']) =>
  kindsOf(events).filter((one) => one === kind).length;

test('PRF-9 a whole football match has its kick-off, each goal, each red card, half-time and its end, once and in order', async () => {
  for (const { match, states } of await finishedMatches('football')) {
    const events = alertsOf(states);
    const reds = match.incidents?.filter(({ kind }) => kind === 'red-card') ?? [];
    const goals = Number(match.homeTeam.score) + Number(match.awayTeam.score);
    expect(kindsOf(events).at(0)).toBe('kickOff');
    expect(kindsOf(events).at(-1)).toBe('end');
    expect(countOf(events, 'goal')).toBe(goals);
    expect(countOf(events, 'redCard')).toBe(reds.length);
    expect(countOf(events, 'period')).toBe(1);
    expect(events).toHaveLength(3 + goals + reds.length);
  }
});

test('PRF-9 a whole basketball match has its start, the ends of three quarters and its end, but no baskets', async () => {
  for (const { match, states } of await finishedMatches('basketball')) {
    const overtimes = match.periods?.filter(({ kind }) => kind === 'overtime').length ?? 0;
    const quarters = overtimes > 0 ? [1, 2, 3, 4] : [1, 2, 3];
    const events = alertsOf(states);
    expect(kindsOf(events)).toEqual(['kickOff', ...quarters.map(() => 'period'), 'end']);
    expect(events.slice(1, -1).map(({ number }) => number)).toEqual(quarters);
  }
});

test('PRF-9 a whole esports match has its start, each map but the last, and its end', async () => {
  for (const { match, states } of await finishedMatches('esports')) {
    const maps = Number(match.homeTeam.score) + Number(match.awayTeam.score);
    const events = alertsOf(states);
    expect(kindsOf(events)).toEqual(['kickOff', ...Array(maps - 1).fill('period'), 'end']);
  }
});

test('PRF-9 a goal that is taken back and given again is one goal', () => {
  const goal = (minute: number) =>
    ({ id: `g-${minute}`, kind: 'goal', at: 1, side: 'home', minute, text: 'Goal' }) as const;
  const states = [withScore(0, 0), withScore(1, 0, { incidents: [goal(12)] })];
  const again = [...states, withScore(0, 0, { incidents: [] }), states[1] as Match];
  expect(kindsOf(alertsOf(again))).toEqual(['goal']);
  const another = [...again, withScore(0, 0), withScore(1, 0, { incidents: [goal(70)] })];
  expect(kindsOf(alertsOf(another))).toEqual(['goal', 'goal']);
});

test('PRF-9 two goals between two states are two events, and a finished match has no more', () => {
  const events = alertsOf([
    withScore(0, 0),
    withScore(2, 0),
    withScore(2, 0, { statusId: 'FINISHED' }),
    withScore(3, 0, { statusId: 'FINISHED' }),
  ]);
  expect(events.map(({ kind, number }) => [kind, number])).toEqual([
    ['goal', 1],
    ['goal', 2],
    ['end', undefined],
  ]);
});

test('PRF-8 a match that the visitor uncovers has no events by that', () => {
  const covered = aMatch({ covered: true });
  const red = {
    id: 'in-red',
    at: 1,
    kind: 'red-card',
    side: 'home',
    minute: 20,
    text: '',
  } as const;
  expect(matchEvents(covered, withScore(2, 1, { incidents: [red] }))).toEqual([]);
});

test('PRF-9 without the clock a quarter ends when the next one has a score', () => {
  const basketball = { ...aMatch().tournament, sportType: 'basketball' } as const;
  const quarters = (count: number) =>
    aMatch({
      tournament: basketball,
      periods: Array.from({ length: count }, (_, index) => ({
        kind: 'quarter' as const,
        number: index + 1,
        home: 20,
        away: 18,
      })),
    });
  expect(matchEvents(quarters(1), quarters(2)).map(({ number }) => number)).toEqual([1]);
});

test('PRF-9 a score that was not known before, or is not now, is no goal', () => {
  const live = { statusId: 'ONGOING' } as const;
  const known = withScore(1, 0, live);
  const unknown: Match = {
    ...known,
    homeTeam: { ...known.homeTeam, score: null },
    awayTeam: { ...known.awayTeam, score: null },
  };
  expect(alertsOf([unknown, known, unknown, known])).toEqual([]);
  expect(alertsOf([known, withScore(2, 0, live)]).map(({ kind }) => kind)).toEqual(['goal']);
});

test('a goal and a map that was won name the side; a score that is taken back does neither', () => {
  const sidesOf = (before: Match, match: Match) =>
    scoresIn([{ before, match }]).map(({ side }) => side);
  expect(sidesOf(withScore(2, 1), withScore(3, 1))).toEqual(['home']);
  expect(sidesOf(withScore(3, 1), withScore(2, 1))).toEqual([]);
  const tournament = { ...aMatch().tournament, sportType: 'lol' } as const;
  const series = (home: number, away: number, statusId: Match['statusId'] = 'ONGOING') =>
    withScore(home, away, { tournament, statusId });
  expect(sidesOf(series(1, 0), series(1, 1))).toEqual(['away']);
  expect(sidesOf(series(1, 0), series(2, 0, 'FINISHED'))).toEqual(['home']);
});
