import type { Match, MatchIncident } from '@touchline/types';
import { isScoreCompared } from '../../../format/known-score.ts';
import type { AlertKind } from '../../../state/alerts/alert-settings.ts';
import type { MatchChange } from '../../../state/stores/live-matches-store.ts';
import { goalsOf } from './goals.ts';
import { matchSport, SIDES, type Side, scoreOf } from './match.ts';

export interface MatchEvent {
  readonly kind: AlertKind;
  /** Equal for the same event, whichever states it is detected between. */
  readonly key: string;
  /** The match after the event. */
  readonly match: Match;
  readonly side?: Side;
  /** Number of the quarter or map; for a goal, the scorer’s team total. */
  readonly number?: number;
  /** The goal or the card, where the upstream has it. */
  readonly incident?: MatchIncident | undefined;
}

const QUARTERS = 4;

/** A goal that is taken back and given again has the same minute: the same key. */
function goals(before: Match, after: Match): MatchEvent[] {
  return SIDES.flatMap((side) => {
    const from = scoreOf(before)[side];
    const known = goalsOf(after, side);
    return Array.from({ length: Math.max(0, scoreOf(after)[side] - from) }, (_, index) => {
      const number = from + index + 1;
      const incident = known[number - 1];
      const key = [after.id, 'goal', side, number, incident?.minute].join(' ').trimEnd();
      return { kind: 'goal' as const, key, match: after, side, number, incident };
    });
  });
}

function redCards(before: Match, after: Match): MatchEvent[] {
  const known = new Set(before.incidents?.map(({ id }) => id));
  return (after.incidents ?? [])
    .filter(({ id, kind }) => kind === 'red-card' && !known.has(id))
    .map((incident) => ({
      kind: 'redCard' as const,
      key: `${after.id} red ${incident.id}`,
      match: after,
      ...(incident.side && { side: incident.side }),
      incident,
    }));
}

function endedQuarters({ clock, periods = [] }: Match): number {
  if (clock?.phase === 'overtime') return QUARTERS;
  if (clock?.phase === 'quarter' && clock.number) return clock.number - 1;
  if (clock?.phase === 'break' && clock.number) return Math.min(clock.number, QUARTERS);
  return Math.max(0, periods.filter(({ kind }) => kind === 'quarter').length - 1);
}

/** The side that has won a map. */
function mapWinner(before: Match, after: Match): Pick<MatchEvent, 'side'> {
  if (matchSport(after) !== 'esports' || !isScoreCompared(before, after)) return {};
  const side = SIDES.find((one) => scoreOf(after)[one] > scoreOf(before)[one]);
  return side ? { side } : {};
}

const playedMaps = (match: Match): number => scoreOf(match).home + scoreOf(match).away;

/** The quarter or the map that has ended; the end of the last one is that of the match. */
function periods(before: Match, after: Match, countIn: (match: Match) => number): MatchEvent[] {
  const number = countIn(after);
  if (after.statusId !== 'ONGOING' || number <= countIn(before)) return [];
  return [{ kind: 'period', key: `${after.id} period ${number}`, match: after, number }];
}

const isHalfTime = ({ clock }: Match): boolean => clock?.phase === 'half-time';

const halfTime = (before: Match, after: Match): MatchEvent[] =>
  isHalfTime(after) && !isHalfTime(before)
    ? [{ kind: 'period', key: `${after.id} half-time`, match: after }]
    : [];

function inPlay(before: Match, after: Match): MatchEvent[] {
  const isCompared = isScoreCompared(before, after);
  switch (matchSport(after)) {
    case 'football':
      return [
        ...(isCompared ? goals(before, after) : []),
        ...redCards(before, after),
        ...halfTime(before, after),
      ];
    case 'basketball':
      return periods(before, after, endedQuarters);
    case 'esports':
      return isCompared
        ? periods(before, after, playedMaps).map((map) => ({ ...map, ...mapWinner(before, after) }))
        : [];
  }
}

/** What has happened in a match between two of its states. */
export function matchEvents(before: Match, after: Match): MatchEvent[] {
  if (before.statusId === 'FINISHED' || after.statusId === 'UPCOMING') return [];
  // The visitor has uncovered it: its score is not news.
  if (before.covered && !after.covered) return [];
  const event = (kind: AlertKind): MatchEvent => ({
    kind,
    key: `${after.id} ${kind}`,
    match: after,
  });
  const hasBegun = before.statusId === 'UPCOMING' && after.statusId === 'ONGOING';
  return [
    ...(hasBegun ? [event('kickOff')] : []),
    ...inPlay(before, after),
    ...(after.statusId === 'FINISHED' ? [{ ...event('end'), ...mapWinner(before, after) }] : []),
  ];
}

/** The goals, and in esports the maps that were won, which the last changes brought. Baskets are too frequent to be events. */
export const scoresIn = (changes: readonly MatchChange[]): (MatchEvent & { side: Side })[] =>
  changes
    .flatMap(({ before, match }) => matchEvents(before, match))
    .flatMap(({ side, ...event }) =>
      side && event.kind !== 'redCard' ? [{ ...event, side }] : [],
    );
