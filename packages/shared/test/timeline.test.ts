import type { Match, MatchTimeline, OddsByBookmaker } from '@touchline/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginTimeline,
  cutTimeline,
  dropBefore,
  extendTimeline,
  foldTimeline,
} from '../src/domain/timeline/index.ts';

const START = 1_795_203_600;

const tournament = { id: 'to-1', currentSeason: '26', currentSeasonId: 'se-1', roundCount: 4 };

interface Facts {
  readonly statusId: Match['statusId'];
  readonly score: readonly [number, number];
  readonly odds: OddsByBookmaker;
  readonly tips: number;
  readonly endTime: number;
  readonly stage: string | null;
  readonly clock: Match['clock'] | undefined;
  readonly periods: Match['periods'] | undefined;
}

type Side = 'homeWinOdd' | 'awayWinOdd';

function best(odds: OddsByBookmaker, side: Side) {
  const quotes = Object.entries(odds).filter(([, { asia }]) => asia[side] !== null);
  const price = Math.max(...quotes.map(([, { asia }]) => asia[side] as number));
  const found = quotes.find(([, { asia }]) => asia[side] === price);
  return found ? { price, booker: Number(found[0]) } : { price: null, booker: null };
}

/** A match with the fields that change, of an upstream that lacks most of the optional ones. */
function matchWith({ statusId, score, odds, tips, endTime, stage, clock, periods }: Facts): Match {
  const isStarted = statusId !== 'UPCOMING';
  const [home, away] = [best(odds, 'homeWinOdd'), best(odds, 'awayWinOdd')];
  return {
    id: 'ma-1',
    startTime: START,
    endTime,
    statusId,
    tips,
    tournament: { ...tournament, currentStage: stage, currentStageId: stage },
    homeTeam: {
      score: isStarted ? score[0] : null,
      homeTeamAsiaOdds: home.price,
      homeTeamAsiaOddsBooker: home.booker,
    },
    awayTeam: {
      score: isStarted ? score[1] : null,
      awayTeamAsiaOdds: away.price,
      awayTeamAsiaOddsBooker: away.booker,
    },
    odds,
    ...(statusId === 'ONGOING' && clock && { clock }),
    ...(isStarted && periods && { periods }),
  } as unknown as Match;
}

const priceOrNone = fc.option(fc.constantFrom(0.5, 0.62, 1.31), { nil: null });
const quote = fc.record({ homeWinOdd: priceOrNone, awayWinOdd: priceOrNone });
const quotes = fc.record({ 2: quote, 9: quote, 22: quote });
const points = fc.integer({ min: 0, max: 3 });
const look = fc.record({
  gap: fc.integer({ min: 0, max: 90 }),
  step: fc.constantFrom(0, 0, 0, 1),
  score: fc.tuple(points, points),
  quotes,
  tips: fc.integer({ min: 0, max: 2 }),
  endTime: fc.constantFrom(START + 600, START + 900),
  stage: fc.constantFrom('Groups', 'Final', null),
  clock: fc.option(
    fc.record({
      phase: fc.constantFrom('quarter', 'break'),
      number: fc.integer({ min: 1, max: 2 }),
    }),
    { nil: undefined },
  ),
  period: fc.tuple(points, points),
});

const STATUSES = ['UPCOMING', 'ONGOING', 'FINISHED'] as const;

interface Options {
  readonly changedAt: boolean;
  readonly periods: boolean;
}

type Look = typeof look extends fc.Arbitrary<infer T> ? T : never;

/** The looks of one match, with the instant of each. */
function matchesOf(looks: readonly Look[], firstStatus: number, options: Options) {
  let at = START - 100;
  let status = firstStatus;
  let last: OddsByBookmaker = {};
  const changedAt = new Map<string, number>();
  return looks.map((one) => {
    at += one.gap;
    status = Math.min(status + one.step, 2);
    const odds = Object.fromEntries(
      Object.entries(one.quotes).map(([bookmaker, asia]) => {
        const before = last[bookmaker]?.asia;
        const isSame =
          before?.homeWinOdd === asia.homeWinOdd && before.awayWinOdd === asia.awayWinOdd;
        if (!isSame) changedAt.set(bookmaker, at - (one.tips > 0 ? one.gap % 7 : 0));
        const change = options.changedAt ? { changedAt: changedAt.get(bookmaker) as number } : {};
        return [bookmaker, { asia: { ...asia, ...change } }];
      }),
    );
    last = odds;
    const [home, away] = one.period;
    const periods = options.periods ? [{ kind: 'map' as const, number: 1, home, away }] : undefined;
    const match = matchWith({
      statusId: STATUSES[status] ?? 'FINISHED',
      odds,
      periods,
      score: one.score,
      tips: one.tips,
      endTime: one.endTime,
      stage: one.stage,
      clock: one.clock as Match['clock'],
    });
    return { at, match };
  });
}

/** Looks at different instants, until the match is over; without an end that contradicts them. */
function usable(looks: ReturnType<typeof matchesOf>) {
  const over = looks.findIndex(({ match }) => match.statusId === 'FINISHED');
  const until = over < 0 ? looks : looks.slice(0, over + 1);
  return until.filter(({ at }, n) => at !== until[n + 1]?.at);
}

test('API-22 a timeline extended by any looks folds to each of them', () => {
  fc.assert(
    fc.property(
      fc.array(look, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(0, 1),
      fc.record({ changedAt: fc.boolean(), periods: fc.boolean() }),
      (looks, firstStatus, options) => {
        const [first, ...rest] = usable(matchesOf(looks, firstStatus, options));
        if (!first) return;
        const timeline = rest.reduce(
          (grown, { match, at }) => extendTimeline(grown, match, at),
          beginTimeline(first.match, first.at),
        );
        const fold = foldTimeline(first.match, timeline);
        for (const { match, at } of [first, ...rest]) {
          // A live match without a clock shows the last one, and an end counts from its own instant on.
          const { clock: _, ...folded } = fold.at(at);
          const { clock: __, ...expected } = match;
          if (match.statusId !== 'FINISHED') expect(folded).toEqual(expected);
          const cut = foldTimeline(match, cutTimeline(timeline, at)).at(at);
          expect(cut).toEqual(fold.at(at));
          expect(foldTimeline(match, dropBefore(timeline, at)).at(at)).toEqual(fold.at(at));
        }
      },
    ),
    { numRuns: 500 },
  );
});

const facts: Facts = {
  statusId: 'ONGOING',
  score: [0, 0],
  tips: 0,
  endTime: START + 600,
  stage: null,
  odds: { 3: { asia: { homeWinOdd: 0.6, awayWinOdd: 1.3 } } },
  clock: undefined,
  periods: undefined,
};

test('API-22 a bookmaker that withdraws its quotes has no price from then on', () => {
  const begun = beginTimeline(matchWith(facts), START);
  const without = matchWith({ ...facts, odds: {} });
  const timeline = extendTimeline(extendTimeline(begun, without, START + 20), without, START + 40);
  expect(timeline.prices).toEqual([
    {
      bookmaker: 3,
      at: [0, 20],
      home: [0.6, null],
      away: [1.3, null],
      changedBefore: [null, null],
    },
  ]);
  const { odds, homeTeam } = foldTimeline(without, timeline).at(START + 40);
  expect(odds).toEqual({ 3: { asia: { homeWinOdd: null, awayWinOdd: null } } });
  expect(homeTeam.homeTeamAsiaOdds).toBeNull();
});

test('API-22 a change that is first seen after the end was so at the end', () => {
  const begun = beginTimeline(matchWith(facts), START + 590);
  const over = matchWith({ ...facts, statusId: 'FINISHED', score: [1, 0] });
  const timeline = extendTimeline(begun, over, START + 620);
  expect(timeline).toMatchObject({ endedAt: START + 600, score: { at: [590, 600], home: [0, 1] } });
  const cut = cutTimeline(timeline, START + 610);
  expect(foldTimeline(over, cut).at(START + 610).homeTeam.score).toBe(1);
});

test('API-22 a timeline that ends earlier has what had happened by then', () => {
  const happened = (minutes: number) => ({ at: START + minutes * 60 });
  const timeline = {
    ...beginTimeline(matchWith(facts), START),
    to: START + 5400,
    incidents: [happened(10), happened(30)],
    commentary: [happened(0), happened(20), happened(30)],
  } as unknown as MatchTimeline;
  expect(cutTimeline(timeline, START + 1200)).toMatchObject({
    incidents: [happened(10)],
    commentary: [happened(0), happened(20)],
  });
});

test('API-22 an instant before or after the timeline is its first or last one', () => {
  const timeline = extendTimeline(
    beginTimeline(matchWith(facts), START),
    matchWith({ ...facts, score: [1, 0] }),
    START + 20,
  );
  const fold = foldTimeline(matchWith(facts), timeline);
  expect(fold.at(0)).toBe(fold.at(START));
  expect(fold.at(START).homeTeam.score).toBe(0);
  expect(fold.at(START + 19.9).homeTeam.score).toBe(0);
  expect(fold.at(Number.POSITIVE_INFINITY).homeTeam.score).toBe(1);
});

test('API-22 an earlier look, or one at a match that is over, adds nothing', () => {
  const live = beginTimeline(matchWith(facts), START + 50);
  expect(extendTimeline(live, matchWith({ ...facts, tips: 9 }), START + 49)).toBe(live);
  const over = extendTimeline(live, matchWith({ ...facts, statusId: 'FINISHED' }), START + 700);
  expect(over).toMatchObject({ startedAt: START, endedAt: START + 600 });
  expect(extendTimeline(over, matchWith(facts), START + 900)).toBe(over);
});

test('API-22 the clock counts by its rate, and past the last minute it counts stoppage time', () => {
  const timeline: MatchTimeline = {
    matchId: 'ma-1',
    startTime: START,
    from: START,
    to: START + 600,
    startedAt: START,
    prices: [],
    clock: [
      { at: 0, phase: 'first-half', minute: 1, secondsPerMinute: 50, lastMinute: 3 },
      { at: 300, phase: 'half-time', minute: 3 },
    ],
  };
  const fold = foldTimeline(matchWith(facts), timeline);
  const clocks = [0, 49, 50, 149, 150, 299, 300].map((seconds) => fold.at(START + seconds).clock);
  expect(clocks).toEqual([
    { phase: 'first-half', minute: 1 },
    { phase: 'first-half', minute: 1 },
    { phase: 'first-half', minute: 2 },
    { phase: 'first-half', minute: 3 },
    { phase: 'first-half', minute: 3, stoppage: 1 },
    { phase: 'first-half', minute: 3, stoppage: 3 },
    { phase: 'half-time', minute: 3 },
  ]);
});

test('API-22 entries of a newer match count from their instants on', () => {
  const line = (no: number) => ({
    id: `c${no}`,
    kind: 'chance',
    at: START + no,
    text: 'A chance.',
  });
  const begun = beginTimeline(matchWith(facts), START);
  const timeline = extendTimeline(begun, matchWith({ ...facts, tips: 1 }), START + 20);
  const newer = { ...matchWith(facts), commentary: [line(5), line(10), line(30)] };
  const fold = foldTimeline(newer, timeline);
  expect([4, 5, 20].map((after) => fold.at(START + after).commentary?.length)).toEqual([0, 1, 2]);
});
