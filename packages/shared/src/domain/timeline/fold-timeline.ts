import type {
  Match,
  MatchClock,
  MatchPeriod,
  MatchTimeline,
  OddsByBookmaker,
  TimelinePrices,
  TimelineValues,
} from '@touchline/types';
import { bestPrices } from '../best-prices.ts';
import { findLast, scoreIn } from './find-last.ts';
import { isSameClock, readClock } from './read-clock.ts';

/** A match at any instant of its timeline. */
export interface TimelineFold {
  /** The match as `GET /matches/info` said it at this instant, or at the nearest one of the timeline. */
  at(instant: number): Match;
}

type Quote = OddsByBookmaker[string];

/** The last index of a reader, and its value for each index: moving to and fro makes no new objects. */
function byIndex<T>(make: (index: number) => T): (index: number) => T {
  const values: T[] = [];
  return (index) => {
    values[index] ??= make(index);
    return values[index] as T;
  };
}

/** The last list, if the new one has the same items. */
function keeper<T extends readonly unknown[]>(): (list: T) => T {
  let last: T | undefined;
  return (list) => {
    const isSame =
      last?.length === list.length && list.every((item, index) => item === last?.[index]);
    if (!isSame || !last) last = list;
    return last;
  };
}

function quoteReader({ startTime }: MatchTimeline, prices: TimelinePrices) {
  const { bookmaker, at, home, away, homeOpening, awayOpening, changedBefore } = prices;
  const quoteAt = byIndex((index): Quote => {
    const before = changedBefore ? changedBefore[index] : 0;
    return {
      asia: {
        homeWinOdd: home[index] ?? null,
        awayWinOdd: away[index] ?? null,
        ...(homeOpening !== undefined && { homeWinOpening: homeOpening }),
        ...(awayOpening !== undefined && { awayWinOpening: awayOpening }),
        ...(typeof before === 'number' && {
          changedAt: startTime + (at[index] as number) - before,
        }),
      },
    };
  });
  const read = (seconds: number): Quote | undefined => {
    const index = findLast(at, seconds);
    return index < 0 ? undefined : quoteAt(index);
  };
  return { bookmaker, read };
}

/** Odds and best prices; the identical object while no quote changes. */
function marketReader(timeline: MatchTimeline) {
  const readers = timeline.prices
    .toSorted((a, b) => a.bookmaker - b.bookmaker)
    .map((prices) => quoteReader(timeline, prices));
  const bookmakers = readers.map(({ bookmaker }) => bookmaker);
  const keep = keeper<readonly (Quote | undefined)[]>();
  let last: readonly (Quote | undefined)[] | undefined;
  let market: ReturnType<typeof bestPrices> & { odds: OddsByBookmaker };
  return (seconds: number) => {
    const quotes = keep(readers.map(({ read }) => read(seconds)));
    if (quotes === last) return market;
    last = quotes;
    const odds: OddsByBookmaker = {};
    for (const [index, quote] of quotes.entries()) {
      if (quote) odds[String(bookmakers[index])] = quote;
    }
    market = { odds, ...bestPrices(odds) };
    return market;
  };
}

function clockReader({ clock = [] }: MatchTimeline) {
  const instants = clock.map(({ at }) => at);
  let last: MatchClock | undefined;
  return (seconds: number): MatchClock | undefined => {
    const entry = clock[findLast(instants, seconds)];
    if (!entry) return undefined;
    const reading = readClock(entry, seconds);
    if (!last || !isSameClock(last, reading)) last = reading;
    return last;
  };
}

function periodsReader({ periods = [] }: MatchTimeline) {
  const readers = periods.map((period) => {
    const { at, home, away, ...rest } = period;
    const make = byIndex(
      (index): MatchPeriod => ({
        ...rest,
        home: home[index] as number,
        away: away[index] as number,
      }),
    );
    return (seconds: number) => {
      const index = findLast(at, seconds);
      return index < 0 ? undefined : make(index);
    };
  });
  const keep = keeper<readonly MatchPeriod[]>();
  return (seconds: number) =>
    keep(readers.map((read) => read(seconds)).filter((one) => one !== undefined)) as MatchPeriod[];
}

/**
 * The first of these entries, as many as are not later than an instant. Those of the match are newer where the timeline
 * was extended by entries of a list, which leaves the commentary out.
 */
function listReader<T extends { readonly at: number }>(
  ofTimeline: readonly T[] | undefined,
  ofMatch: readonly T[] | undefined,
) {
  const longer =
    (ofMatch?.length ?? 0) > (ofTimeline?.length ?? 0) ? ofMatch : (ofTimeline ?? ofMatch);
  if (!longer) return undefined;
  const list = longer.toSorted((a, b) => a.at - b.at);
  const instants = list.map(({ at }) => at);
  const firstOf = byIndex((count) => list.slice(0, count));
  return (instant: number) => firstOf(findLast(instants, instant) + 1);
}

const valueIn = (values: TimelineValues | undefined, seconds: number): number | undefined =>
  values?.value[Math.max(0, findLast(values.at, seconds))];

function sumOf(periods: readonly MatchPeriod[]) {
  const counted = periods.filter(({ kind }) => kind !== 'penalties');
  return {
    home: counted.reduce((sum, { home }) => sum + home, 0),
    away: counted.reduce((sum, { away }) => sum + away, 0),
  };
}

/**
 * Prepares a match for any instant of its timeline. The match may be of any instant: only what never changes is taken
 * from it, and newer entries that carry their instants. A part that does not change from one instant to the next keeps
 * its identity, so that a view of it is not redrawn.
 */
export function foldTimeline(match: Match, timeline: MatchTimeline): TimelineFold {
  const { startTime, from, to, startedAt, endedAt, score, tips, endTime } = timeline;
  const {
    clock: _,
    periods: __,
    incidents: ___,
    commentary: ____,
    covered: _____,
    ...constant
  } = match;
  const marketAt = marketReader(timeline);
  const clockAt = clockReader(timeline);
  const periodsAt = periodsReader(timeline);
  const incidentsAt = listReader(timeline.incidents, match.incidents);
  const commentaryAt = listReader(timeline.commentary, match.commentary);
  const stages = timeline.tournament ?? [];
  const stageInstants = stages.map(({ at }) => at);
  const stageAt = byIndex((index): Match['tournament'] => {
    const stage = stages[index];
    if (!stage) return match.tournament;
    const { at, ...fields } = stage;
    return { ...match.tournament, ...fields };
  });
  const keepParts = keeper<readonly unknown[]>();
  let lastParts: readonly unknown[] | undefined;
  let last: Match | undefined;

  function statusAt(instant: number): Match['statusId'] {
    if (startedAt === undefined || instant < startedAt) return 'UPCOMING';
    return endedAt !== undefined && instant >= endedAt ? 'FINISHED' : 'ONGOING';
  }

  function at(instant: number): Match {
    const now = Math.min(to, Math.max(from, Math.floor(instant)));
    const seconds = now - startTime;
    const statusId = statusAt(now);
    const isStarted = statusId !== 'UPCOMING';
    const market = marketAt(seconds);
    const periods = isStarted && timeline.periods ? periodsAt(seconds) : undefined;
    const clock = statusId === 'ONGOING' ? clockAt(seconds) : undefined;
    const incidents = isStarted ? incidentsAt?.(now) : undefined;
    const commentary = isStarted ? commentaryAt?.(now) : undefined;
    const result = score ? scoreIn(score, seconds) : sumOf(periods ?? []);
    const isScoreKnown = isStarted && (!score || findLast(score.at, seconds) >= 0);
    const home = isScoreKnown ? result.home : null;
    const away = isScoreKnown ? result.away : null;
    const tournament = stageAt(Math.max(0, findLast(stageInstants, seconds)));
    const tipCount = valueIn(tips, seconds) ?? match.tips;
    const end = valueIn(endTime, seconds) ?? match.endTime;
    const parts = keepParts([
      statusId,
      market,
      periods,
      clock,
      incidents,
      commentary,
      home,
      away,
      tournament,
      tipCount,
      end,
    ]);
    if (last && parts === lastParts) return last;
    lastParts = parts;
    last = {
      ...constant,
      statusId,
      endTime: end,
      tips: tipCount,
      tournament,
      homeTeam: { ...match.homeTeam, score: home, ...market.homeTeam },
      awayTeam: { ...match.awayTeam, score: away, ...market.awayTeam },
      odds: market.odds,
      ...(clock && { clock }),
      ...(periods && { periods }),
      ...(incidents && { incidents }),
      ...(commentary && { commentary }),
    };
    return last;
  }

  return { at };
}
