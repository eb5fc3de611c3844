import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { beginTimeline, extendTimeline, foldTimeline } from '@touchline/shared/domain/timeline';
import type { Match, MatchTimeline } from '@touchline/types';
import { expect, test } from 'vitest';
import { DAY_SECONDS, sampled, sharedWorld } from './world-samples.ts';

const SATURDAY = 1_795_824_000;
const MINUTE_SECONDS = 60;
const world = sharedWorld('touchline', 'standard');
const late = world.at(SATURDAY + 3 * DAY_SECONDS, 'en');

/** Every match of a sport, evenly thinned to this number; a sample has some of these. */
function someMatches(sport: 'football' | 'basketball' | 'esports', count: number): Match[] {
  const all = late.matchesBetween(SATURDAY - DAY_SECONDS, SATURDAY + 2 * DAY_SECONDS, sport);
  const step = Math.max(1, all.length / count);
  const thinned = Array.from(
    { length: Math.min(count, all.length) },
    (_, no) => all[Math.floor(no * step)] as Match,
  );
  const every = Math.round(count / sampled(count));
  return thinned.filter((_, no) => no % every === 0).map(({ id }) => late.match(id) as Match);
}

const matches = {
  football: someMatches('football', 100),
  basketball: someMatches('basketball', 60),
  esports: someMatches('esports', 60),
};
const timelineOf = ({ id }: Match) => late.timeline(id) as MatchTimeline;

/** The days before the match, each of its minutes, and a second within each. */
function* instantsOf({ startTime, endTime }: Match, { from }: MatchTimeline): Generator<number> {
  for (let at = from; at < startTime; at += 97 * MINUTE_SECONDS) yield at;
  for (let at = startTime; at <= endTime + MINUTE_SECONDS; at += MINUTE_SECONDS) {
    yield at;
    yield at + 1 + ((at * 7) % 59);
  }
  yield endTime - 1;
  yield endTime;
}

test.each(['football', 'basketball', 'esports'] as const)(
  'API-22 folding the timeline of %s gives the match of every minute',
  (sport) => {
    expect(matches[sport].length).toBeGreaterThanOrEqual(sampled(60));
    for (const match of matches[sport]) {
      const timeline = timelineOf(match);
      // The fold would take from the match what the timeline lacks.
      const { incidents: _, commentary: __, ...constant } = match;
      const fold = foldTimeline(constant, timeline);
      for (const instant of instantsOf(match, timeline)) {
        const then = world.at(instant, 'en').match(match.id);
        const folded = fold.at(instant);
        // The tournament of a match that is over goes on.
        const expected = instant > timeline.to ? { ...then, tournament: folded.tournament } : then;
        // The matcher alone would take more than half of this test's time.
        if (!isDeepStrictEqual(folded, expected))
          expect(folded, `${match.id} at ${instant}`).toEqual(expected);
      }
    }
  },
  60_000,
);

const allInstants = ({ startTime, ...timeline }: MatchTimeline): number[] => {
  const { periods = [], prices, clock = [], incidents = [], commentary = [] } = timeline;
  const { score, tips, endTime, tournament = [], statistics = [], momentum } = timeline;
  const lists = [...periods, ...prices, ...statistics, score, tips, endTime, momentum];
  const columns = lists.flatMap((one) => one?.at ?? []);
  const entries = [...clock, ...tournament].map(({ at }) => at);
  return [
    ...[...columns, ...entries].map((at) => startTime + at),
    ...[...incidents, ...commentary].map(({ at }) => at),
  ];
};

test.each(['football', 'basketball', 'esports'] as const)(
  'API-22 the timeline of a match of %s ends now, with no word of what comes',
  (sport) => {
    for (const { id, startTime, endTime } of matches[sport].slice(0, 12)) {
      for (const share of [-9, -0.3, 0, 0.21, 0.5, 0.77, 0.99]) {
        const now = Math.floor(startTime + share * (endTime - startTime));
        const view = world.at(now, 'zh');
        const match = view.match(id) as Match;
        const timeline = view.timeline(id) as MatchTimeline;
        expect(timeline.to).toBe(now);
        expect(timeline.endedAt).toBeUndefined();
        expect(Math.max(...allInstants(timeline))).toBeLessThanOrEqual(now);
        expect(foldTimeline(match, timeline).at(now), `${id} at ${now}`).toEqual(match);
      }
    }
  },
);

test('API-22 the timeline of a match to come has its prices alone', () => {
  for (const { id, startTime } of Object.values(matches).flatMap((all) => all.slice(0, 9))) {
    const view = world.at(startTime - 3600, 'en');
    const timeline = view.timeline(id) as MatchTimeline;
    expect(timeline.prices.length).toBeGreaterThanOrEqual(4);
    expect(Object.keys(timeline).sort()).toEqual(
      ['endTime', 'from', 'matchId', 'prices', 'startTime', 'tips', 'to', 'tournament'].sort(),
    );
    expect(world.at(timeline.from, 'en').match(id)?.odds).toEqual(
      foldTimeline(view.match(id) as Match, timeline).at(timeline.from).odds,
    );
  }
});

test('API-22 the timeline of a match more than a year ahead has no instant that the contract does not allow', () => {
  const id = 'ma-eng1-2028-1-1';
  const start = (late.match(id) as Match).startTime;
  for (const ahead of [39_000_000, 41_000_000]) {
    const view = world.at(start - ahead, 'en');
    const timeline = view.timeline(id) as MatchTimeline;
    expect(Math.min(0, ...allInstants(timeline).map((at) => at - start))).toBeGreaterThan(-4e7);
    const match = view.match(id) as Match;
    expect(foldTimeline(match, timeline).at(start - ahead)).toEqual(match);
  }
});

test('API-22 parts of a folded match that do not change keep their identity', () => {
  const [match] = matches.football as [Match];
  const fold = foldTimeline(match, timelineOf(match));
  const [one, same, later] = [601, 602, 661].map((at) => fold.at(match.startTime + at));
  expect(same).toBe(one);
  expect(later).not.toBe(one);
  expect(later?.tournament).toBe(one?.tournament);
  const { incidents } = fold.at(match.endTime);
  expect(fold.at(match.startTime).incidents).not.toBe(incidents);
  expect(fold.at(match.endTime).incidents).toBe(incidents);
});

test('API-22 a timeline that is extended look by look folds to each of them', () => {
  for (const { id, startTime, endTime } of Object.values(matches).flatMap((all) =>
    all.slice(0, sampled(4)),
  )) {
    const instants = [-3000, -40, 1].map((after) => startTime + after);
    for (let at = startTime + 17; at < endTime + 40; at += 31) instants.push(at);
    const looks = instants.map((at) => ({ at, match: world.at(at, 'en').match(id) as Match }));
    for (const from of [0, 1, 2, Math.floor(looks.length / 2)]) {
      const [first, ...rest] = looks.slice(from) as [(typeof looks)[number], ...typeof looks];
      const begins = [
        beginTimeline(first.match, first.at),
        world.at(first.at, 'en').timeline(id) as MatchTimeline,
      ];
      for (const begin of begins) {
        const timeline = rest.reduce(
          (grown, look) => extendTimeline(grown, look.match, look.at),
          begin,
        );
        const fold = foldTimeline(first.match, timeline);
        for (const { at, match } of [first, ...rest].filter((look) => look.at <= timeline.to)) {
          if (!isDeepStrictEqual(fold.at(at), match))
            expect(fold.at(at), `${id} at ${at}, from ${first.at}`).toEqual(match);
        }
        expect(timeline.endedAt).toBe(endTime);
      }
    }
  }
});

/** With the quality that the gateway uses. */
const bytesOf = (timeline: MatchTimeline) =>
  brotliCompressSync(JSON.stringify({ data: timeline }), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
  }).length;

test.each(['football', 'basketball', 'esports'] as const)(
  'API-22 the timeline of a match of %s has at most 7 kB compressed',
  (sport) => {
    const sizes = matches[sport].map((match) => bytesOf(timelineOf(match)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(7000);
  },
);
