import type { Match, MatchIncident } from '@touchline/types';
import { goalsOf } from '../model/goals.ts';
import type { Side } from '../model/match.ts';

type EventKind = 'goal' | 'red-card' | 'yellow-card';

/** The goals of one player, or a card. */
export interface SideEvent {
  id: string;
  kind: EventKind;
  player: string | undefined;
  incidents: readonly MatchIncident[];
}

/** The lines of each side that a card always has room for. */
const ROOM = 2;

/** Scorers in the order of their first goals and red cards; the latest bookings where there is room for them. */
export function sideEvents(match: Match, side: Side): readonly SideEvent[] {
  const { incidents = [] } = match;
  const event = (kind: EventKind, own: readonly MatchIncident[]): SideEvent[] =>
    own[0] ? [{ id: own[0].id, kind, player: own[0].player, incidents: own }] : [];
  const cards = (kind: EventKind) =>
    incidents
      .filter((one) => one.kind === kind && one.side === side)
      .flatMap((one) => event(kind, [one]));
  const scorers = Map.groupBy(goalsOf(match, side), ({ player }) => player).values();
  const always = [...[...scorers].flatMap((own) => event('goal', own)), ...cards('red-card')];
  const room = Math.max(0, ROOM - always.length);
  return [...always, ...(room > 0 ? cards('yellow-card').slice(-room) : [])];
}

/** The incidents that a card shows. */
export const shownEvents = (incidents: readonly MatchIncident[]): MatchIncident[] =>
  incidents.filter(({ kind }) => kind.endsWith('goal') || kind.endsWith('card'));
