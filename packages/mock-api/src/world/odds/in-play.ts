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

/** A bookmaker updates its view of a live match every three minutes and after a decisive incident. */
export function createInPlayView(
  seed: string,
  rules: Rules,
  fixture: Fixture,
  play: PlayedMatch,
  instant: number,
): (bookmaker: QuotingBookmaker) => BookmakerView {
  const minute = minuteOf(fixture, instant);
  const incident = lastPriceMovingIncident(play, instant);
  const incidentAt = incident?.at ?? 0;
  const isSuspensionTime =
    incident?.kind !== 'period-end' && instant - incidentAt < SUSPENSION_SECONDS;
  const homeChances = new Map<number, number>();

  /** Computed once for all bookmakers that updated at the same instant. */
  function homeAt(at: number): number {
    const cached = homeChances.get(at);
    if (cached !== undefined) return cached;
    const state = play.at(at);
    const home = asianHomeChance(rules.chances(fixture, state, at), state.home - state.away);
    homeChances.set(at, home);
    return home;
  }

  return ({ bookmaker: { number }, steps, inPlaySlot }) => {
    const updateMinute = Math.max(0, minute - ((minute + inPlaySlot) % 3));
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
}

/** No view changes before this instant. */
export function inPlayUntil(fixture: Fixture, play: PlayedMatch, instant: number): number {
  const incident = lastPriceMovingIncident(play, instant);
  const next = fixture.start + (minuteOf(fixture, instant) + 1) * MINUTE_SECONDS;
  const reopensAt = (incident?.at ?? 0) + SUSPENSION_SECONDS;
  return instant < reopensAt ? Math.min(next, reopensAt) : next;
}
