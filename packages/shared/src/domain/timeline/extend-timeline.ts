import type {
  BookmakerNumber,
  Match,
  MatchClock,
  MatchPeriod,
  MatchTimeline,
  OddsByBookmaker,
  TimelinePrices,
  TimelineScores,
  TimelineStage,
  TimelineValues,
} from '@touchline/types';
import { isSameClock, readClock } from './read-clock.ts';

type AsiaQuote = OddsByBookmaker[string]['asia'];

/** From one look at a match to the next, in seconds from its start time. */
interface Step {
  /** Minus infinity before the first look. */
  readonly after: number;
  readonly now: number;
}

/** The event's own time if it is later than the last poll, otherwise now. */
const instantOf = (own: number, { after, now }: Step): number =>
  own > after && own <= now ? own : now;

function extendValues(values: TimelineValues | undefined, value: number, { now }: Step) {
  if (values?.value.at(-1) === value) return values;
  return { at: [...(values?.at ?? []), now], value: [...(values?.value ?? []), value] };
}

function extendScores<T extends TimelineScores>(
  scores: T,
  { home, away }: { home: number; away: number },
  { now }: Step,
): T {
  if (scores.home.at(-1) === home && scores.away.at(-1) === away) return scores;
  return {
    ...scores,
    at: [...scores.at, now],
    home: [...scores.home, home],
    away: [...scores.away, away],
  };
}

type Periods = NonNullable<MatchTimeline['periods']>;

function extendPeriods(known: Periods = [], current: readonly MatchPeriod[], step: Step): Periods {
  const periods = [...known];
  for (const period of current) {
    const { home: _, away: __, ...rest } = period;
    const { kind, number } = rest;
    const index = periods.findIndex((one) => one.kind === kind && one.number === number);
    const before = periods[index] ?? { ...rest, at: [], home: [], away: [] };
    periods[index < 0 ? periods.length : index] = extendScores(before, period, step);
  }
  return periods;
}

const NO_QUOTE: AsiaQuote = { homeWinOdd: null, awayWinOdd: null };

/** The last quote of a bookmaker, and how long before its instant it changed. */
function lastQuote({ at, home, away, changedBefore }: TimelinePrices) {
  const index = at.length - 1;
  const before = changedBefore ? changedBefore[index] : 0;
  const changedAt = typeof before === 'number' ? (at[index] as number) - before : undefined;
  return { home: home[index], away: away[index], changedAt };
}

function extendQuotes(
  prices: TimelinePrices,
  quote: AsiaQuote,
  startTime: number,
  step: Step,
): TimelinePrices {
  const { homeWinOdd, awayWinOdd, homeWinOpening, awayWinOpening } = quote;
  const last = lastQuote(prices);
  const changedAt = quote.changedAt === undefined ? undefined : quote.changedAt - startTime;
  const isSame =
    prices.at.length > 0 &&
    last.home === homeWinOdd &&
    last.away === awayWinOdd &&
    (last.changedAt === changedAt || quote === NO_QUOTE);
  if (isSame) return prices;
  const at = changedAt === undefined ? step.now : instantOf(changedAt, step);
  const before = changedAt === undefined ? null : at - changedAt;
  const changedBefore =
    prices.changedBefore || before !== 0
      ? [...(prices.changedBefore ?? prices.at.map(() => 0)), before]
      : undefined;
  return {
    ...prices,
    ...(homeWinOpening !== undefined && { homeOpening: homeWinOpening }),
    ...(awayWinOpening !== undefined && { awayOpening: awayWinOpening }),
    at: [...prices.at, at],
    home: [...prices.home, homeWinOdd],
    away: [...prices.away, awayWinOdd],
    ...(changedBefore && { changedBefore }),
  };
}

function extendPrices(
  { prices, startTime }: MatchTimeline,
  odds: OddsByBookmaker,
  step: Step,
): TimelinePrices[] {
  const known = prices.map((one) =>
    extendQuotes(one, odds[one.bookmaker]?.asia ?? NO_QUOTE, startTime, step),
  );
  const fresh = Object.entries(odds)
    .map(([number, { asia }]) => ({ bookmaker: Number(number) as BookmakerNumber, asia }))
    .filter(({ bookmaker }) => !prices.some((one) => one.bookmaker === bookmaker))
    .map(({ bookmaker, asia }) =>
      extendQuotes({ bookmaker, at: [], home: [], away: [] }, asia, startTime, step),
    );
  return [...known, ...fresh];
}

type Clock = NonNullable<MatchTimeline['clock']>;

function extendClock(clock: Clock = [], reading: MatchClock, { now }: Step): Clock {
  const last = clock.at(-1);
  const isExpected = last && isSameClock(readClock(last, now), reading);
  return isExpected ? clock : [...clock, { at: now, ...reading }];
}

function extendStages(
  stages: readonly TimelineStage[] = [],
  { tournament }: Match,
  { now }: Step,
): TimelineStage[] {
  const { currentSeason, currentSeasonId, currentStage, currentStageId, roundCount } = tournament;
  const last = stages.at(-1);
  const isSame =
    last?.currentSeasonId === currentSeasonId &&
    last.currentSeason === currentSeason &&
    last.currentStage === currentStage &&
    last.currentStageId === currentStageId &&
    last.roundCount === roundCount;
  const stage = { currentSeason, currentSeasonId, currentStage, currentStageId, roundCount };
  return isSame ? [...stages] : [...stages, { at: now, ...stage }];
}

const inOrder = <T extends { at: number }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => a.at - b.at);

function started(timeline: MatchTimeline, match: Match, step: Step): Partial<MatchTimeline> {
  const { statusId, homeTeam, awayTeam, clock, periods, incidents, commentary } = match;
  if (statusId === 'UPCOMING') return {};
  const { startTime, startedAt } = timeline;
  // A timeline that has seen the start has its form of the score already.
  const score =
    timeline.score ?? (startedAt === undefined ? { at: [], home: [], away: [] } : undefined);
  const [home, away] = [homeTeam.score, awayTeam.score];
  const isScoreKnown = home !== null && away !== null;
  return {
    startedAt: startedAt ?? startTime + instantOf(0, step),
    ...(statusId === 'FINISHED' && { endedAt: startTime + step.now }),
    ...(clock && { clock: extendClock(timeline.clock, clock, step) }),
    ...(score && { score: isScoreKnown ? extendScores(score, { home, away }, step) : score }),
    ...(periods && { periods: extendPeriods(timeline.periods, periods, step) }),
    ...(incidents && { incidents: inOrder(incidents) }),
    ...(commentary && { commentary: inOrder(commentary) }),
  };
}

function extend(timeline: MatchTimeline, match: Match, at: number, after: number): MatchTimeline {
  const look: Step = { after, now: at - timeline.startTime };
  const isOver = match.statusId === 'FINISHED';
  // A state first seen after the end counts as that of the end.
  const now = isOver ? instantOf(match.endTime - timeline.startTime, look) : look.now;
  const step: Step = { after, now };
  return {
    ...timeline,
    to: at,
    ...started(timeline, match, step),
    prices: extendPrices(timeline, match.odds, step),
    tips: extendValues(timeline.tips, match.tips, step),
    endTime: extendValues(timeline.endTime, match.endTime, step),
    tournament: extendStages(timeline.tournament, match, step),
  };
}

/** A timeline with what a later look at the match says. Lists that do not grow are shared. */
export function extendTimeline(timeline: MatchTimeline, match: Match, at: number): MatchTimeline {
  if (at < timeline.to || timeline.endedAt !== undefined) return timeline;
  return extend(timeline, match, at, timeline.to - timeline.startTime);
}

/** The timeline of a match of which only this look at it is known. */
export function beginTimeline(match: Match, at: number): MatchTimeline {
  const { id: matchId, startTime } = match;
  const empty: MatchTimeline = { matchId, startTime, from: at, to: at, observed: true, prices: [] };
  return extend(empty, match, at, Number.NEGATIVE_INFINITY);
}
