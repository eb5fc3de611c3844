import type { BookmakerNumber, OddsByBookmaker } from '@touchline/types';
import { BoundedMap } from '../bounded-map.ts';
import { MINUTE } from '../calendar/civil.ts';
import type { Chances, Fixture, Moment, Play, Rules } from '../model.ts';
import { chance } from '../random/random.ts';
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

interface View {
  readonly step: Step;
  /** What the home side's price is made of. */
  readonly home: number;
  readonly changedAt: number;
}

const SUSPENDED = 45;
const moving = new Set(['goal', 'own-goal', 'penalty-goal', 'map-won', 'red-card', 'period-end']);

/**
 * Asian two-way: at level terms half of a draw goes to either side; who leads gives half a goal, so
 * that a draw is the other's.
 */
function twoWay({ home, away }: Chances, lead: number): number {
  const draw = 1 - home - away;
  if (lead === 0) return home + draw / 2;
  return lead > 0 ? home : home + draw;
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

  function inPlay(
    rules: Rules,
    fixture: Fixture,
    play: Play,
    quoter: Quoter,
    instant: number,
  ): View {
    const minute = Math.floor((instant - fixture.start) / MINUTE);
    const beat = Math.max(0, minute - ((minute + quoter.beat) % 3));
    const last = play.moments.findLast(
      (moment: Moment) => moment.at <= instant && moving.has(moment.kind),
    );
    const changedAt = Math.max(fixture.start + beat * MINUTE, last?.at ?? 0);
    const standing = play.at(changedAt);
    const block = `${beat}/${last?.at ?? 0}`;
    const closed =
      last?.kind !== 'period-end' &&
      instant - (last?.at ?? 0) < SUSPENDED &&
      chance(seed, 'suspended', fixture.id, quoter.bookmaker.number, last?.at ?? 0) < 0.5;
    const roll = chance(seed, 'in-play', fixture.id, quoter.bookmaker.number, block);
    const before = quoter.steps.at(-1) as Step;
    return {
      step: {
        at: changedAt,
        lean: before.lean * 0.5 + (roll - 0.5) * 0.01,
        missing: closed || roll < 0.02 ? 'both' : 'none',
      },
      home: twoWay(rules.chances(fixture, standing, changedAt), standing.home - standing.away),
      changedAt,
    };
  }

  /** What the bookmakers say at an instant; `play` while the match is on. */
  return (rules: Rules, fixture: Fixture, play: Play | undefined, instant: number): Quotes => {
    const panel = panels.orMake(fixture.id, () => panelOf(seed, fixture));
    const opening = rules.chances(fixture, undefined, instant);
    const odds: OddsByBookmaker = {};
    let until = Number.POSITIVE_INFINITY;
    for (const quoter of panel) {
      const next = quoter.steps.find(({ at }) => at > instant);
      if (next && instant < fixture.start) until = Math.min(until, next.at);
      const step = latest(quoter.steps, Math.min(instant, fixture.start));
      if (!step) continue;
      const view = play
        ? inPlay(rules, fixture, play, quoter, instant)
        : { step, home: twoWay(opening, 0), changedAt: step.at };
      odds[String(quoter.bookmaker.number)] = entry(quoter, opening, view);
    }
    if (play) {
      const last = play.moments.findLast(
        (moment) => moment.at <= instant && moving.has(moment.kind),
      );
      const minute = Math.floor((instant - fixture.start) / MINUTE);
      until = fixture.start + (minute + 1) * MINUTE;
      if (last && instant < last.at + SUSPENDED) until = Math.min(until, last.at + SUSPENDED);
    }
    return { odds, home: bestOf(odds, 'homeWinOdd'), away: bestOf(odds, 'awayWinOdd'), until };
  };
}
