import type { TimelinePrices } from '@touchline/types';
import type { Fixture, PlayedMatch, Rules } from '../model.ts';
import {
  asianHomeChance,
  type BookmakerView,
  createInPlayViews,
  inPlayUpdates,
} from './in-play.ts';
import { oddsEntry, stepAt } from './quotes.ts';
import type { PriceStep, QuotingBookmaker } from './quoting-bookmakers.ts';

/** A match that has kicked off, and its end. */
interface Played {
  readonly play: PlayedMatch;
  readonly end: number;
}

/** All quotes of a match, in seconds from its start: those until kick-off, and with `played` those until its end. */
export function priceHistory(
  seed: string,
  rules: Rules,
  fixture: Fixture,
  bookmakers: readonly QuotingBookmaker[],
  played: Played | undefined,
): TimelinePrices[] {
  const { start } = fixture;
  const opening = rules.chances(fixture, undefined, start);
  const viewsAt = played && !fixture.real && createInPlayViews(seed, rules, fixture, played.play);
  const beforeKickOff = (step: PriceStep): BookmakerView => ({
    step,
    home: asianHomeChance(opening, 0),
    changedAt: step.at,
  });

  return bookmakers.map((quoting) => {
    const { steps, bookmaker } = quoting;
    const prices: TimelinePrices = { bookmaker: bookmaker.number, at: [], home: [], away: [] };
    const changedBefore: number[] = [];
    let last = Number.NaN;

    function add(instant: number, view: BookmakerView): void {
      const { asia } = oddsEntry(quoting, opening, view);
      const isSame =
        last === asia.changedAt &&
        prices.home.at(-1) === asia.homeWinOdd &&
        prices.away.at(-1) === asia.awayWinOdd;
      if (isSame) return;
      last = asia.changedAt;
      prices.homeOpening = asia.homeWinOpening;
      prices.awayOpening = asia.awayWinOpening;
      prices.at.push(instant - start);
      prices.home.push(asia.homeWinOdd);
      prices.away.push(asia.awayWinOdd);
      changedBefore.push(instant - asia.changedAt);
    }

    for (const step of steps) add(step.at, beforeKickOff(step));
    if (played && viewsAt) {
      for (const at of inPlayUpdates(fixture, played.play, played.end, quoting)) {
        add(at, viewsAt(at)(quoting));
      }
      // A match that is over has the prices of its kick-off.
      add(played.end, beforeKickOff(stepAt(steps, start) as PriceStep));
    }
    return changedBefore.every((seconds) => seconds === 0) ? prices : { ...prices, changedBefore };
  });
}
