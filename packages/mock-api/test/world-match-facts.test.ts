import type { Match, MatchFacts } from '@touchline/types';
import { expect, test } from 'vitest';
import { DAY_SECONDS, realWorld, sharedWorld } from './world-samples.ts';

const SATURDAY = 1_795_824_000;
const world = sharedWorld('touchline', 'standard');
const late = world.at(SATURDAY + 8 * DAY_SECONDS, 'en');
const factsOf = ({ id }: Match, view = late) => view.matchFacts(id) as MatchFacts;
const week = (['football', 'basketball', 'esports'] as const).map(
  (sport) =>
    [
      sport,
      late.matchesBetween(SATURDAY - 4 * DAY_SECONDS, SATURDAY + 3 * DAY_SECONDS, sport),
    ] as const,
);
const played = Object.fromEntries(week) as Record<(typeof week)[number][0], Match[]>;

test('MDT-9 the facts of a match are stable', () => {
  expect(late.matchFacts('ma-eng1-2026-13-3')).toMatchInlineSnapshot(`
    {
      "attendance": 28611,
      "ground": {
        "capacity": 31419,
        "city": "Silvermoor",
        "country": {
          "id": "co-eng",
          "logo": "images/countries/co-eng.svg",
          "name": "England",
        },
        "name": "Wetherby Park",
      },
      "referee": {
        "country": {
          "id": "co-eng",
          "logo": "images/countries/co-eng.svg",
          "name": "England",
        },
        "name": "Kieran Radgate",
      },
      "weather": {
        "condition": "rain",
        "temperature": 8,
        "wind": 4,
      },
    }
  `);
});

test('MDT-9 a club plays at one ground, but for finals', () => {
  const groundOf = new Map<string, string>();
  for (const match of [...played.football, ...played.basketball]) {
    const { ground } = factsOf(match);
    if (!ground || ground.neutral) continue;
    const text = JSON.stringify(ground);
    expect(groundOf.get(match.homeTeam.id) ?? text).toBe(text);
    groundOf.set(match.homeTeam.id, text);
  }
  expect(groundOf.size).toBeGreaterThan(400);
});

test('MDT-9 attendances are known from the start on and fit into the ground', () => {
  const shares = played.football.map((match) => {
    const { attendance = 0, ground } = factsOf(match);
    const before = factsOf(match, world.at(match.startTime - 1, 'en'));
    expect(before.attendance).toBeUndefined();
    expect(factsOf(match, world.at(match.startTime, 'en')).attendance).toBe(attendance);
    expect(attendance).toBeLessThanOrEqual(ground?.capacity ?? 0);
    return attendance / (ground?.capacity ?? 0);
  });
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(Math.min(...shares)).toBeGreaterThan(0.1);
  expect(mean).toBeGreaterThan(0.5);
  expect(mean).toBeLessThan(0.9);
});

test('MDT-9 a referee has one match at a time', () => {
  const matches = [...played.football, ...played.basketball].sort(
    (a, b) => a.startTime - b.startTime,
  );
  const busyUntil = new Map<string, number>();
  for (const match of matches) {
    const name = factsOf(match).referee?.name ?? '';
    expect(name).not.toBe('');
    expect(busyUntil.get(name) ?? 0, `${name} at ${match.id}`).toBeLessThanOrEqual(match.startTime);
    busyUntil.set(name, match.endTime);
  }
  expect(busyUntil.size).toBeGreaterThan(300);
});

test('MDT-9 the weather is of the country and the month, expected until the start and unknown long before', () => {
  const [match] = played.football as [Match];
  const at = (before: number) => factsOf(match, world.at(match.startTime - before, 'en')).weather;
  expect(at(5 * DAY_SECONDS)).toBeUndefined();
  expect(at(1)?.expected).toBe(true);
  expect(at(0)?.expected).toBeUndefined();
  expect(at(0)).toEqual(at(-7200));
  const meanOf = (code: string) => {
    const degrees = played.football
      .filter(({ homeTeam }) => homeTeam.country.id === `co-${code}`)
      .flatMap((one) => factsOf(one).weather?.temperature ?? []);
    return degrees.reduce((sum, one) => sum + one, 0) / degrees.length;
  };
  expect(meanOf('swe')).toBeLessThan(8);
  expect(meanOf('tha')).toBeGreaterThan(22);
  expect(meanOf('arg')).toBeGreaterThan(meanOf('eng') + 8);
});

test('MDT-9 indoors there is no weather; circuits of esports are played online, their finals in one arena', () => {
  expect(played.basketball.every((match) => !factsOf(match).weather)).toBe(true);
  const [one] = played.esports as [Match];
  expect(factsOf(one)).toEqual({ online: true });
  const grounds = (late.tournamentMatches('to-csmasters', 'finished') ?? []).map(
    (match) => factsOf(match).ground,
  );
  expect(grounds.length).toBeGreaterThan(5);
  for (const ground of grounds.slice(0, 5)) expect(ground).toEqual(grounds[0]);
  expect(grounds[0]).toMatchObject({ neutral: true, capacity: expect.any(Number) });
});

test('MDT-9 the final of a cup is on the ground of neither side', () => {
  const june = world.at(Date.parse('2026-06-20T12:00:00Z') / 1000, 'en');
  const cups = ['to-engcup', 'to-espcup', 'to-eucl'];
  const finals = cups
    .flatMap((id) => june.tournamentMatches(id, 'finished', { offset: 0, limit: 20 }) ?? [])
    .filter(({ roundKind }) => roundKind === 'final');
  expect(finals.length).toBeGreaterThan(0);
  expect(new Set(finals.map((match) => factsOf(match, june).ground?.neutral))).toEqual(
    new Set([true]),
  );
});

test('MDT-9 names of grounds, cities and referees are in the language', () => {
  const chinese = world.at(SATURDAY + 8 * DAY_SECONDS, 'zh');
  for (const match of [...played.football.slice(0, 200), ...played.basketball]) {
    const { ground, referee } = factsOf(match, chinese);
    const text = [ground?.name, ground?.city, referee?.name].join();
    expect(text).not.toMatch(/undefined|[a-z]/i);
    expect(JSON.stringify(factsOf(match))).not.toMatch(/[\u3400-\u9fff]|undefined/);
  }
});

test('MDT-9 of real clubs no ground, referee or weather is invented', async () => {
  const real = await realWorld();
  const view = real.at(Date.parse('2012-05-13T15:20:00Z') / 1000, 'en');
  expect(view.matchFacts('ma-en1-2011-38-3')).toEqual({});
});
