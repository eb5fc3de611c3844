import type { CalendarRequest } from '@touchline/shared/domain/page-renderer';
import type { Match } from '@touchline/types';
import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { calendar } from '../src/server/calendar.ts';
import { aMatch, kickOff } from './a-match.ts';
import { fetchData, mockApi } from './mock-api.ts';
import { renderPage } from './render-page.ts';

const NOW = Date.UTC(2026, 10, 22, 15, 30);
const HOUR_S = 3600;
const api = mockApi(NOW);

const requested = (change: Partial<CalendarRequest>): CalendarRequest => ({
  kind: 'stars',
  teams: [],
  tournaments: [],
  matches: [],
  language: 'en',
  hasResults: true,
  origin: 'http://site.test',
  now: NOW,
  fetch: api,
  signal: new AbortController().signal,
  ...change,
});

/** As another program reads it. */
function read(text: string) {
  const component = ICAL.Component.fromString(text);
  const events = component.getAllSubcomponents('vevent');
  const propertyOf = (event: ICAL.Component, name: string) =>
    `${event.getFirstPropertyValue(name)}`;
  return {
    name: `${component.getFirstPropertyValue('x-wr-calname')}`,
    events: events.map((event) => ({
      uid: propertyOf(event, 'uid'),
      start: propertyOf(event, 'dtstart'),
      duration: propertyOf(event, 'duration'),
      stamp: propertyOf(event, 'dtstamp'),
      summary: propertyOf(event, 'summary'),
      description: propertyOf(event, 'description'),
      url: propertyOf(event, 'url'),
      status: propertyOf(event, 'status'),
    })),
  };
}

async function calendarOf(change: Partial<CalendarRequest>) {
  const response = await calendar(requested(change));
  if (response.kind !== 'ok') throw new Error(response.kind);
  return { ...read(response.text), text: response.text };
}

/** The calendar of one match, as an upstream has it. */
const calendarWith = (match: Match, change: Partial<CalendarRequest> = {}) =>
  calendarOf({
    matches: [match.id],
    fetch: async () => Response.json({ data: match }),
    now: (kickOff + 24 * HOUR_S) * 1000,
    ...change,
  });

let live: Match;

beforeAll(async () => {
  const all = await fetchData<Match[]>(api, '/matches/live?limit=100');
  live = all.find(({ tournament }) => tournament.sportType === 'football') as Match;
});

test('MYT-4 the calendar of a team has its results and fixtures, in UTC, each with its page', async () => {
  const { homeTeam, startTime, id } = live;
  const { name, events } = await calendarOf({ kind: 'team', teams: [homeTeam.id] });
  expect(name).toBe(`${homeTeam.name} · Touchline`);
  expect(events.length).toBeGreaterThan(20);
  expect(events.map(({ start }) => start)).toEqual(events.map(({ start }) => start).sort());
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  for (const { summary, duration, status } of events) {
    expect(summary).toContain(homeTeam.name);
    expect(duration).toMatch(/^PT/);
    expect(status).toBe('CONFIRMED');
  }
  const now = events.find(({ uid }) => uid === `${id}@touchline`);
  expect(now).toMatchObject({
    start: new Date(startTime * 1000).toISOString().slice(0, 19).concat('Z'),
    url: `http://site.test/football/matches/${id}?lang=en`,
  });
  expect(now?.summary).not.toMatch(/\d–\d/);
  expect(events[0]?.summary).toMatch(/ \d+–\d+ /);
  expect(events.at(-1)?.summary).toMatch(/ v /);
});

test('MYT-4 with spoilers off no event of a calendar has a result', async () => {
  const { events, text } = await calendarOf({
    kind: 'tournament',
    tournaments: [live.tournament.id],
    hasResults: false,
  });
  expect(events.length).toBeGreaterThan(100);
  expect(text).not.toMatch(/\d–\d/);
});

test('MYT-4 a match of two stars is in the calendar once, in the language that its address names', async () => {
  const { homeTeam, awayTeam, tournament, id } = live;
  const { name, events } = await calendarOf({
    teams: [homeTeam.id, awayTeam.id],
    tournaments: [tournament.id],
    matches: [id],
    language: 'zh',
  });
  expect(name).toBe('我的比赛 · Touchline');
  const own = events.filter(({ uid }) => uid === `${id}@touchline`);
  expect(own).toHaveLength(1);
  expect(own[0]?.summary).toMatch(/\p{Script=Han}/u);
  expect(own[0]?.url).toMatch(/\?lang=zh$/);
});

test('MYT-4 a calendar of many stars asks for no match that its lists have, and for no result of a tournament', async () => {
  const { homeTeam, awayTeam, tournament, id } = live;
  const asked: string[] = [];
  await calendarOf({
    teams: [homeTeam.id, awayTeam.id, 'te-none-1', 'te-none-2'],
    tournaments: [tournament.id],
    matches: [id],
    fetch: (request) => {
      asked.push(new URL(request.url).pathname.replace('/api', ''));
      return api(request);
    },
  });
  const each = Array(4).fill(['/teams/matches/upcoming', '/teams/matches/finished']).flat();
  expect(asked).toEqual([...each, '/tournaments/matches/upcoming']);
});

test('MYT-4 an event keeps its id; it has its result three minutes after the end, as a newer version', async () => {
  const match = aMatch({ statusId: 'FINISHED' });
  const at = (seconds: number) => calendarWith(match, { now: (match.endTime + seconds) * 1000 });
  const [before, after] = [(await at(179)).events[0], (await at(180)).events[0]];
  expect(before?.uid).toBe(after?.uid);
  expect(before?.summary).toBe('Northgate Athletic v Harbour Vale');
  expect(after?.summary).toBe('Northgate Athletic 2–1 Harbour Vale');
  expect((after?.stamp ?? '') > (before?.stamp ?? '')).toBe(true);
  expect((await at(9 * HOUR_S)).events[0]).toEqual(after);
});

test.each(['CANCELLED', 'POSTPONED', 'Abandoned'])(
  'MYT-4 a match that an upstream calls %s is cancelled in the calendar',
  async (statusId) => {
    const match = aMatch({ statusId: statusId as Match['statusId'] });
    const { events } = await calendarWith(match);
    expect(events[0]).toMatchObject({
      status: 'CANCELLED',
      summary: 'Northgate Athletic v Harbour Vale',
    });
  },
);

test('MYT-4 a covered match has no result', async () => {
  const { events } = await calendarWith(aMatch({ statusId: 'FINISHED', covered: true }));
  expect(events[0]?.summary).toBe('Northgate Athletic v Harbour Vale');
});

test('MYT-4 a calendar without matches is still a valid file', async () => {
  const { text, events } = await calendarOf({
    teams: ['te-eng-7'],
    fetch: async () => Response.json({ data: [] }),
  });
  expect(events).toEqual([]);
  expect(ICAL.Component.fromString(text).getAllSubcomponents()).toHaveLength(1);
});

test('MYT-4 a club that is gone takes no other match away; a calendar of nothing known, or with a hole, is none', async () => {
  const { events } = await calendarOf({ teams: ['te-none-1'], matches: [live.id] });
  expect(events).toHaveLength(1);
  expect(await calendar(requested({ kind: 'team', teams: ['te-none-1'] }))).toEqual({
    kind: 'not-found',
  });
  const withHole = async (request: Request) =>
    request.url.includes('/finished') ? new Response(null, { status: 503 }) : api(request);
  const holed = requested({ kind: 'team', teams: [live.homeTeam.id], fetch: withHole });
  expect(await calendar(holed)).toEqual({ kind: 'failed' });
});

test('MYT-4 the documents of a team and a tournament link to their calendars, without results where they are covered', async () => {
  const { homeTeam, tournament } = live;
  const team = await renderPage(api, { url: `/football/team/${homeTeam.id}`, now: NOW });
  expect(team.body).toContain(`href="/calendar/teams/${homeTeam.id}.ics?lang=en" download`);
  const url = `/football/tournament/${tournament.id}`;
  const cookies = { touchline: JSON.stringify({ language: 'zh', results: 'covered' }) };
  const covered = await renderPage(api, { url, now: NOW, cookies });
  expect(covered.body).toContain(
    `href="/calendar/tournaments/${tournament.id}.ics?lang=zh&amp;spoilers=off" download`,
  );
});
