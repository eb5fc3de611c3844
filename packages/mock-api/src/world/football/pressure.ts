import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { GoalRates, Incident, Side } from '../model.ts';
import { approximateNormal } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import type { FootballOutcome } from './result.ts';

/** A part of the match, in seconds from kick-off. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** The halves, and those of extra time. */
export function partsOf({ parts: at, extra }: FootballOutcome): Part[] {
  return [
    { from: 0, to: at.half },
    { from: at.restart, to: at.full },
    { from: at.extra, to: at.extraHalf },
    { from: at.extraRestart, to: at.extraFull },
  ].slice(0, extra ? 4 : 2);
}

/** Minutes between two changes of the flow of play. */
const SPELL_MINUTES = 6;
const SPELL_DEVIATION = 0.45;
/** How much the better side presses, by the logarithm of the ratio of expected goals. */
const EDGE_SHARE = 0.22;
const RED_CARD_SHIFT = 0.3;
/** A side presses for some minutes before it scores. */
const BEFORE_GOAL_MINUTES = 4;
const BEFORE_GOAL_SHIFT = 0.35;

export type PressureAt = (seconds: number) => number;

/** Who presses at an instant: above zero the home side, from -1 to 1. */
export function pressureOf(
  { seed, fixture }: FootballOutcome,
  rates: GoalRates,
  incidents: readonly Incident[],
): PressureAt {
  const rng = random(seed, 'match', fixture.id, 'pressure');
  const spells = Array.from({ length: 32 }, () => approximateNormal(rng) * SPELL_DEVIATION);
  const edge = Math.log(rates.home / rates.away) * EDGE_SHARE;
  const sign = (side: Side | undefined) => (side === 'home' ? 1 : -1);
  const goals = incidents.filter(({ kind }) => kind === 'goal' || kind === 'penalty-goal');
  const reds = incidents.filter(({ kind }) => kind === 'red-card');
  return (seconds) => {
    const place = seconds / (SPELL_MINUTES * MINUTE_SECONDS);
    const no = Math.floor(place);
    const [from = 0, to = 0] = [spells[no % 32], spells[(no + 1) % 32]];
    const instant = fixture.start + seconds;
    const ahead = BEFORE_GOAL_MINUTES * MINUTE_SECONDS;
    const coming = goals.filter(({ at }) => at >= instant && at - instant < ahead);
    const shifts = [
      ...coming.map(({ side }) => sign(side) * BEFORE_GOAL_SHIFT),
      ...reds.filter(({ at }) => at <= instant).map(({ side }) => -sign(side) * RED_CARD_SHIFT),
    ];
    const sum = from + (to - from) * (place - no) + shifts.reduce((a, b) => a + b, edge);
    return Math.tanh(sum);
  };
}
