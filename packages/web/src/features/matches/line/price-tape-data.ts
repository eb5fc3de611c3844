import { findLast } from '@touchline/shared/domain/timeline';
import type { BookmakerNumber, MatchTimeline, TimelinePrices } from '@touchline/types';
import { type Line, lineAtLead } from '../model/handicap.ts';
import type { Side } from '../model/match.ts';
import { type Chances, chancesOfPrices, implied } from '../model/quotes.ts';
import { goalInstants } from '../model/stops.ts';
import { leadAt, leadSteps } from './lead-data.ts';

/** The lowest and the highest price of a side, as net prices. */
export interface Spread {
  readonly low: number;
  readonly high: number;
}

/** The bookmaker whose price changed first after a goal. */
export interface FirstMove {
  /** The instant of the goal, in seconds. */
  readonly at: number;
  readonly bookmaker: BookmakerNumber;
  readonly seconds: number;
}

/** A later change has another reason than the goal. */
const MAX_REACTION_S = 300;

const priceAt = (prices: TimelinePrices, side: Side, seconds: number) =>
  prices[side][findLast(prices.at, seconds)] ?? undefined;

function spreadOf(values: readonly (number | undefined)[]): Spread | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : { low: Math.min(...known), high: Math.max(...known) };
}

/** The prices of a side over all bookmakers, at an instant in seconds. */
export const spreadAt = ({ prices, startTime }: MatchTimeline, side: Side, at: number) =>
  spreadOf(prices.map((one) => priceAt(one, side, at - startTime)));

/** The best of the opening prices of a side. */
export const openingOf = ({ prices }: MatchTimeline, side: Side): number | undefined =>
  spreadOf(prices.map((one) => one[`${side}Opening`] ?? one[side][0] ?? undefined))?.high;

function reactionTo({ prices, startTime }: MatchTimeline, goal: number): FirstMove | undefined {
  const moves = prices.flatMap(({ bookmaker, at }) => {
    const next = at[findLast(at, goal - startTime) + 1];
    return next === undefined ? [] : { at: goal, bookmaker, seconds: startTime + next - goal };
  });
  const [first] = moves.sort((one, other) => one.seconds - other.seconds);
  return first && first.seconds <= MAX_REACTION_S ? first : undefined;
}

/** Who moved first after each goal. */
export const firstMoves = (timeline: MatchTimeline): FirstMove[] =>
  goalInstants(timeline)
    .map((goal) => reactionTo(timeline, goal))
    .filter((move) => move !== undefined);

/** The implied probabilities of the best prices at an instant, with their margin removed. */
export function chancesAt(timeline: MatchTimeline, at: number): Chances | undefined {
  const home = spreadAt(timeline, 'home', at);
  const away = spreadAt(timeline, 'away', at);
  return home && away && chancesOfPrices(home.high, away.high);
}

/** From an instant on, in seconds, prices are those of another line. */
export interface LineChange {
  readonly at: number;
  /** The line of the home side. */
  readonly line: Line;
}

/** Where the line of a football match moves. Elsewhere there are no draws, and it never does. */
export function lineChanges(timeline: MatchTimeline, sport: string): LineChange[] {
  if (sport !== 'football') return [];
  const lines = leadSteps(timeline).map(({ at, lead }) => ({ at, line: lineAtLead(lead, 'home') }));
  return lines.filter(({ line }, step) => line !== (lines[step - 1]?.line ?? '0'));
}

/** The line of a side at an instant. A match that is over has its prices at kick-off. */
export function lineAt(timeline: MatchTimeline, side: Side, at: number, sport: string): Line {
  const isOver = timeline.endedAt !== undefined && at >= timeline.endedAt;
  return lineAtLead(isOver || sport !== 'football' ? 0 : leadAt(leadSteps(timeline), at), side);
}

interface TapeInput {
  timeline: MatchTimeline;
  side: Side;
  /** The instants at the left and the right edge. */
  start: number;
  end: number;
  /** Nothing is drawn after this instant. */
  until: number;
  /** How many instants are drawn. */
  steps: number;
  /** The curve is interrupted here: prices of two lines are not one curve. */
  breaks?: readonly number[];
}

const WIDTH = 1000;
const HEIGHT = 100;

/** SVG paths in a box of 1000 by 100: the best price as its implied probability, and the band of all prices. */
export function tapePaths({ timeline, side, start, end, until, steps, breaks = [] }: TapeInput) {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const at = start + share * (end - start);
    const spread = at > until ? undefined : spreadAt(timeline, side, at);
    if (!spread) return undefined;
    const x = Math.round(share * WIDTH);
    const [best, worst] = [spread.high, spread.low].map(
      (price) => Math.round((1 - implied(price)) * HEIGHT * 10) / 10,
    );
    return { x, best, worst, part: breaks.filter((one) => one <= at).length };
  }).filter((point) => point !== undefined);
  const parts = [...Map.groupBy(points, ({ part }) => part).values()].map((part) => {
    const line = part.map(({ x, best }) => `${x} ${best}`);
    const back = part.toReversed().map(({ x, worst }) => `${x} ${worst}`);
    return { best: `M${line.join('L')}`, band: `M${[...line, ...back].join('L')}Z` };
  });
  return {
    best: parts.map(({ best }) => best).join(''),
    band: parts.map(({ band }) => band).join(''),
  };
}
