import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import type { OddsByBookmaker } from '@touchline/types';
import type { Chances, Fixture, PlayedMatch, Rules, Tournament } from '../model.ts';
import { asianHomeChance, type BookmakerView, createInPlayViews, inPlayUntil } from './in-play.ts';
import { type PriceStep, type QuotingBookmaker, quotingBookmakers } from './quoting-bookmakers.ts';

export interface Quotes {
  readonly odds: OddsByBookmaker;
  /** Valid until this instant. */
  readonly until: number;
}

export const stepAt = (steps: readonly PriceStep[], instant: number): PriceStep | undefined =>
  steps.findLast(({ at }) => at <= instant);

const toCents = (value: number): number => Math.max(0.01, Math.round(value * 100) / 100);

/**
 * Net prices of both sides, given the probability of the home side and the margin of the book. The
 * outsider's price is computed from the rounded price of the favourite; otherwise rounding could
 * consume the whole margin of a heavy favourite.
 */
function twoWayPrice(homeChance: number, margin: number) {
  const favourite = Math.max(homeChance, 1 - homeChance);
  const share = Math.min(0.985, favourite * (1 + margin));
  const short = toCents(1 / share - 1);
  const long = toCents(1 / (1 + margin - 1 / (1 + short)) - 1);
  return homeChance >= 0.5 ? { home: short, away: long } : { home: long, away: short };
}

const clampChance = (chance: number): number => Math.min(0.97, Math.max(0.03, chance));

export function oddsEntry(
  { margin, steps }: QuotingBookmaker,
  opening: Chances,
  { step, home, changedAt }: BookmakerView,
) {
  const first = steps[0] as PriceStep;
  const openingPrice = twoWayPrice(clampChance(asianHomeChance(opening, 0) + first.bias), margin);
  const price = twoWayPrice(clampChance(home + step.bias), margin);
  const { missing } = step;
  return {
    asia: {
      homeWinOdd: missing === 'home' || missing === 'both' ? null : price.home,
      awayWinOdd: missing === 'away' || missing === 'both' ? null : price.away,
      homeWinOpening: openingPrice.home,
      awayWinOpening: openingPrice.away,
      changedAt,
    },
  };
}

export function createQuotesOf(
  seed: string,
  rulesOf: (tournament: Tournament) => Rules,
  limit: number,
) {
  const bookmakersByMatch = new BoundedMap<string, QuotingBookmaker[]>(limit);

  /** Odds of a match at an instant; `play` only while it is live. */
  return (fixture: Fixture, play: PlayedMatch | undefined, instant: number): Quotes => {
    const rules = rulesOf(fixture.season.tournament);
    const bookmakers = bookmakersByMatch.getOrCreate(fixture.id, () =>
      quotingBookmakers(seed, fixture),
    );
    const opening = rules.chances(fixture, undefined, instant);
    const inPlay =
      play && !fixture.real ? createInPlayViews(seed, rules, fixture, play)(instant) : undefined;
    const odds: OddsByBookmaker = {};
    let until = Number.POSITIVE_INFINITY;
    for (const quoting of bookmakers) {
      const next = quoting.steps.find(({ at }) => at > instant);
      if (next && instant < fixture.start) until = Math.min(until, next.at);
      const step = stepAt(quoting.steps, Math.min(instant, fixture.start));
      if (!step) continue;
      const view = inPlay?.(quoting) ?? {
        step,
        home: asianHomeChance(opening, 0),
        changedAt: step.at,
      };
      odds[String(quoting.bookmaker.number)] = oddsEntry(quoting, opening, view);
    }
    if (play && inPlay) until = inPlayUntil(fixture, play, instant);
    return { odds, until };
  };
}
