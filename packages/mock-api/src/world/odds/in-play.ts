import { MINUTE } from '../calendar/civil.ts';
import type { Chances, Fixture, Moment, Play, Rules } from '../model.ts';
import { chance } from '../random/random.ts';
import type { Quoter, Step } from './panel.ts';

/** What a bookmaker makes its prices of, and since when. */
export interface View {
  readonly step: Step;
  /** The home side's chance. */
  readonly home: number;
  readonly changedAt: number;
}

const SUSPENDED = 45;
const moving = new Set(['goal', 'own-goal', 'penalty-goal', 'map-won', 'red-card', 'period-end']);

/**
 * Asian two-way: at level terms half of a draw goes to either side; who leads gives half a goal, so
 * that a draw is the other's.
 */
export function twoWay({ home, away }: Chances, lead: number): number {
  const draw = 1 - home - away;
  if (lead === 0) return home + draw / 2;
  return lead > 0 ? home : home + draw;
}

const lastMove = ({ moments }: Play, instant: number): Moment | undefined =>
  moments.findLast(({ at, kind }) => at <= instant && moving.has(kind));

const minuteOf = ({ start }: Fixture, instant: number): number =>
  Math.floor((instant - start) / MINUTE);

/** What each bookmaker makes of a match that is on: it looks every three minutes, and when something happens. */
export function inPlayViews(
  seed: string,
  rules: Rules,
  fixture: Fixture,
  play: Play,
  instant: number,
): (quoter: Quoter) => View {
  const minute = minuteOf(fixture, instant);
  const last = lastMove(play, instant);
  const lastAt = last?.at ?? 0;
  const justNow = last?.kind !== 'period-end' && instant - lastAt < SUSPENDED;
  const chances = new Map<number, number>();

  /** Reckoned once for all who looked at the same moment. */
  function homeAt(at: number): number {
    const known = chances.get(at);
    if (known !== undefined) return known;
    const standing = play.at(at);
    const home = twoWay(rules.chances(fixture, standing, at), standing.home - standing.away);
    chances.set(at, home);
    return home;
  }

  return ({ bookmaker: { number }, steps, beat: ownBeat }) => {
    const beat = Math.max(0, minute - ((minute + ownBeat) % 3));
    const changedAt = Math.max(fixture.start + beat * MINUTE, lastAt);
    const closed = justNow && chance(seed, 'suspended', fixture.id, number, lastAt) < 0.5;
    const roll = chance(seed, 'in-play', fixture.id, number, `${beat}/${lastAt}`);
    const before = steps.at(-1) as Step;
    const step: Step = {
      at: changedAt,
      lean: before.lean * 0.5 + (roll - 0.5) * 0.01,
      missing: closed || roll < 0.02 ? 'both' : 'none',
    };
    return { step, home: homeAt(changedAt), changedAt };
  };
}

/** Nobody's view changes before. */
export function inPlayUntil(fixture: Fixture, play: Play, instant: number): number {
  const last = lastMove(play, instant);
  const next = fixture.start + (minuteOf(fixture, instant) + 1) * MINUTE;
  const opens = (last?.at ?? 0) + SUSPENDED;
  return instant < opens ? Math.min(next, opens) : next;
}
