import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { FactsOfMatch, GivenIncident } from '../given.ts';
import type { GoalRates, Side, Stoppage } from '../model.ts';
import { poisson } from '../random/distributions.ts';
import { type Rng, random } from '../random/random.ts';
import { sidesOf } from '../sides.ts';
import { secondsAtMinute } from './clock.ts';
import { type GoalKind, givenIncidents, isGoal } from './given.ts';
import type { FootballOutcome } from './result.ts';

/** A goal, card or missed penalty, before a player is assigned to it. */
export interface PitchEvent {
  readonly kind: GoalKind | 'penalty-missed' | 'booking' | 'sending-off';
  readonly seconds: number;
  /** The side that gets the goal; otherwise the side that did it. */
  readonly side: Side;
}

/** Below 1: later goals are a little likelier. */
export const GOAL_TIME_EXPONENT = 0.9;

/** A second of play in the ninety minutes. */
function inRegularTime(rng: Rng, { parts: at }: FootballOutcome): number {
  const first = at.half - 20;
  const second = at.full - at.restart - 20;
  const played = 10 + Math.floor(rng() ** GOAL_TIME_EXPONENT * (first + second - 10));
  return played < first ? played : at.restart + (played - first);
}

function inExtraTime(rng: Rng, { parts: at }: FootballOutcome): number {
  const half = at.extraHalf - at.extra - 20;
  const played = 10 + Math.floor(rng() * (2 * half - 10));
  return played < half ? at.extra + played : at.extraRestart + (played - half);
}

function goalKind(rng: Rng): PitchEvent['kind'] {
  const roll = rng();
  if (roll < 0.03) return 'own-goal';
  return roll < 0.12 ? 'penalty-goal' : 'goal';
}

const goalEvents = (rng: Rng, count: GoalRates, second: () => number): PitchEvent[] =>
  sidesOf(count).map((side) => ({ kind: goalKind(rng), seconds: second(), side }));

/** Seconds between two goals at least: the celebration and the kick-off. */
const MIN_GOAL_GAP = 70;

/** Sorts goals by time and moves each to MIN_GOAL_GAP after the one before. */
function spaceGoals(events: PitchEvent[], { parts: at }: FootballOutcome): PitchEvent[] {
  const ends = [at.half, at.full, at.extraHalf, at.extraFull];
  let last = -MINUTE_SECONDS;
  return events
    .sort((a, b) => a.seconds - b.seconds)
    .map((event) => {
      const end = ends.find((one) => event.seconds < one) as number;
      const seconds = Math.min(Math.max(event.seconds, last + MIN_GOAL_GAP), end - 1);
      last = seconds;
      return { ...event, seconds };
    });
}

const EVENT_KINDS: Partial<Record<GivenIncident['kind'], PitchEvent['kind']>> = {
  'yellow-card': 'booking',
  'red-card': 'sending-off',
};

const givenEvents = (incidents: readonly GivenIncident[], stoppage: Stoppage) =>
  incidents.map(
    ({ kind, minute, side }): PitchEvent => ({
      kind: EVENT_KINDS[kind] ?? (kind as PitchEvent['kind']),
      seconds: secondsAtMinute(stoppage, minute),
      side,
    }),
  );

export function pitchEvents(outcome: FootballOutcome, facts?: FactsOfMatch): PitchEvent[] {
  const { seed, fixture, stoppage } = outcome;
  const minutes = random(seed, 'match', fixture.id, 'minutes');
  const cards = random(seed, 'match', fixture.id, 'cards');
  const regular = () => inRegularTime(minutes, outcome);
  const allGoals = facts
    ? givenEvents(givenIncidents(facts).filter(isGoal), stoppage)
    : goalEvents(minutes, outcome.regular, regular);
  if (outcome.extra) {
    allGoals.push(...goalEvents(minutes, outcome.extra, () => inExtraTime(minutes, outcome)));
  }
  const others: PitchEvent[] = [];
  const add = (kind: PitchEvent['kind'], mean: number, homeShare: number) => {
    for (let left = poisson(cards, mean); left > 0; left--) {
      const side: Side = cards() < homeShare ? 'home' : 'away';
      others.push({ kind, seconds: inRegularTime(cards, outcome), side });
    }
  };
  if (facts?.incidents) {
    const rest = facts.incidents.filter((one) => !isGoal(one));
    others.push(...givenEvents(rest, stoppage));
  } else {
    add('booking', 3.5, 0.46);
    add('sending-off', 0.09, 0.45);
    add('penalty-missed', 0.06, 0.55);
  }
  return [...spaceGoals(allGoals, outcome), ...others].sort((a, b) => a.seconds - b.seconds);
}
