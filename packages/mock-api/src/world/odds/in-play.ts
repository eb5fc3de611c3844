import { memoized } from '@touchline/shared/domain/bounded-map';
import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Chances, Fixture, Incident, PlayedMatch, Rules } from '../model.ts';
import { chance } from '../random/random.ts';
import type { PriceStep, QuotingBookmaker } from './quoting-bookmakers.ts';

/** The inputs of a bookmaker's prices, unchanged since `changedAt`. */
export interface BookmakerView {
  readonly step: PriceStep;
  /** The home side's probability. */
  readonly home: number;
  readonly changedAt: number;
}

const SUSPENSION_SECONDS = 45;
/** Minutes between two updates of a bookmaker. */
const UPDATE_MINUTES = 3;
const PRICE_MOVING_KINDS = new Set([
  'goal',
  'own-goal',
  'penalty-goal',
  'map-won',
  'red-card',
  'period-end',
]);

/**
 * Home side's probability in the Asian two-way market. At a level score a draw counts half for each
 * side; otherwise the leading side gives half a goal, so that a draw counts for the other.
 */
export function asianHomeChance({ home, away }: Chances, lead: number): number {
  const draw = 1 - home - away;
  if (lead === 0) return home + draw / 2;
  return lead > 0 ? home : home + draw;
}

const lastPriceMovingIncident = (
  { incidents }: PlayedMatch,
  instant: number,
): Incident | undefined =>
  incidents.findLast(({ at, kind }) => at <= instant && PRICE_MOVING_KINDS.has(kind));

const minuteOf = ({ start }: Fixture, instant: number): number =>
  Math.floor((instant - start) / MINUTE_SECONDS);

/** The views of bookmakers on a live match at an instant. */
export type InPlayViews = (instant: number) => (bookmaker: QuotingBookmaker) => BookmakerView;

/** A bookmaker updates its view of a live match every three minutes and after a decisive incident. */
export function createInPlayViews(
  seed: string,
  rules: Rules,
  fixture: Fixture,
  play: PlayedMatch,
): InPlayViews {
  /** Computed once for all bookmakers that updated at the same instant. */
  const homeAt = memoized((at: number): number => {
    const state = play.at(at);
    return asianHomeChance(rules.chances(fixture, state, at), state.home - state.away);
  });

  return (instant) => {
    const minute = minuteOf(fixture, instant);
    const incident = lastPriceMovingIncident(play, instant);
    const incidentAt = incident?.at ?? 0;
    const isSuspensionTime =
      incident?.kind !== 'period-end' && instant - incidentAt < SUSPENSION_SECONDS;

    return ({ bookmaker: { number }, steps, inPlaySlot }) => {
      const updateMinute = Math.max(0, minute - ((minute + inPlaySlot) % UPDATE_MINUTES));
      const changedAt = Math.max(fixture.start + updateMinute * MINUTE_SECONDS, incidentAt);
      const isSuspended =
        isSuspensionTime && chance(seed, 'suspended', fixture.id, number, incidentAt) < 0.5;
      const roll = chance(seed, 'in-play', fixture.id, number, `${updateMinute}/${incidentAt}`);
      const before = steps.at(-1) as PriceStep;
      const step: PriceStep = {
        at: changedAt,
        bias: before.bias * 0.5 + (roll - 0.5) * 0.01,
        missing: isSuspended || roll < 0.02 ? 'both' : 'none',
      };
      return { step, home: homeAt(changedAt), changedAt };
    };
  };
}

/** The instants before `end` at which the views of a bookmaker can change. */
export function inPlayUpdates(
  { start }: Fixture,
  { incidents }: PlayedMatch,
  end: number,
  { inPlaySlot }: QuotingBookmaker,
): number[] {
  const first = UPDATE_MINUTES - (inPlaySlot % UPDATE_MINUTES);
  const updates = [start];
  for (let minute = first; start + minute * MINUTE_SECONDS < end; minute += UPDATE_MINUTES) {
    updates.push(start + minute * MINUTE_SECONDS);
  }
  for (const { at, kind } of incidents) {
    if (PRICE_MOVING_KINDS.has(kind)) updates.push(at, at + SUSPENSION_SECONDS);
  }
  return updates.filter((at) => at < end).sort((a, b) => a - b);
}

/** No view changes before this instant. */
export function inPlayUntil(fixture: Fixture, play: PlayedMatch, instant: number): number {
  const incident = lastPriceMovingIncident(play, instant);
  const next = fixture.start + (minuteOf(fixture, instant) + 1) * MINUTE_SECONDS;
  const reopensAt = (incident?.at ?? 0) + SUSPENSION_SECONDS;
  return instant < reopensAt ? Math.min(next, reopensAt) : next;
}
