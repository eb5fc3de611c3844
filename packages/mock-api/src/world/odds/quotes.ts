import type { BookmakerNumber, OddsByBookmaker } from '@touchline/types';
import { BoundedMap } from '../bounded-map.ts';
import type { Chances, Fixture, Play, Rules } from '../model.ts';
import { inPlayUntil, inPlayViews, twoWay, type View } from './in-play.ts';
import { panelOf, type Quoter, type Step } from './panel.ts';
import { priced } from './prices.ts';

export interface Best {
  readonly price: number | null;
  readonly booker: BookmakerNumber | null;
}

export interface Quotes {
  readonly odds: OddsByBookmaker;
  readonly home: Best;
  readonly away: Best;
  /** They stand until then. */
  readonly until: number;
}

const latest = (steps: readonly Step[], instant: number): Step | undefined =>
  steps.findLast(({ at }) => at <= instant);

const within = (share: number): number => Math.min(0.97, Math.max(0.03, share));

function entry({ margin, steps }: Quoter, opening: Chances, { step, home, changedAt }: View) {
  const first = steps[0] as Step;
  const opened = priced(within(twoWay(opening, 0) + first.lean), margin);
  const now = priced(within(home + step.lean), margin);
  const gone = step.missing;
  return {
    asia: {
      homeWinOdd: gone === 'home' || gone === 'both' ? null : now.home,
      awayWinOdd: gone === 'away' || gone === 'both' ? null : now.away,
      homeWinOpening: opened.home,
      awayWinOpening: opened.away,
      changedAt,
    },
  };
}

function bestOf(odds: OddsByBookmaker, side: 'homeWinOdd' | 'awayWinOdd'): Best {
  let best: Best = { price: null, booker: null };
  for (const [number, { asia }] of Object.entries(odds)) {
    const price = asia[side];
    if (price !== null && (best.price === null || price > best.price)) {
      best = { price, booker: Number(number) as BookmakerNumber };
    }
  }
  return best;
}

export function quoting(seed: string, limit: number) {
  const panels = new BoundedMap<string, Quoter[]>(limit);

  /** What the bookmakers say at an instant; `play` while the match is on. */
  return (rules: Rules, fixture: Fixture, play: Play | undefined, instant: number): Quotes => {
    const panel = panels.orMake(fixture.id, () => panelOf(seed, fixture));
    const opening = rules.chances(fixture, undefined, instant);
    const inPlay = play && inPlayViews(seed, rules, fixture, play, instant);
    const odds: OddsByBookmaker = {};
    let until = Number.POSITIVE_INFINITY;
    for (const quoter of panel) {
      const next = quoter.steps.find(({ at }) => at > instant);
      if (next && instant < fixture.start) until = Math.min(until, next.at);
      const step = latest(quoter.steps, Math.min(instant, fixture.start));
      if (!step) continue;
      const view = inPlay?.(quoter) ?? { step, home: twoWay(opening, 0), changedAt: step.at };
      odds[String(quoter.bookmaker.number)] = entry(quoter, opening, view);
    }
    if (play) until = inPlayUntil(fixture, play, instant);
    return { odds, home: bestOf(odds, 'homeWinOdd'), away: bestOf(odds, 'awayWinOdd'), until };
  };
}
