import type {
  Lineup,
  LineupPlayer,
  MatchIncident,
  PlayerRef,
  Substitution,
} from '@touchline/types';
import { isGoalKind } from '../../../format/shoot-out.ts';

/** A place of the formation, and who has it at an instant: nobody after a red card. */
type Place = LineupPlayer | undefined;

/** A side at an instant. */
export interface SideNow {
  /** From the back; without a formation one line per position, or one in all. */
  readonly lines: readonly (readonly Place[])[];
  readonly substitutions: readonly Substitution[];
  readonly sentOff: readonly LineupPlayer[];
  /** Those who have not come on. */
  readonly bench: readonly LineupPlayer[];
}

/** What a player has done, as marks beside the name. */
export interface PlayerMarks {
  readonly goals: readonly MatchIncident[];
  readonly ownGoals: readonly MatchIncident[];
  readonly card: MatchIncident | undefined;
}

const CARDS = ['yellow-card', 'red-card'];

/** By the name where an upstream gives no id. */
const isOf = ({ playerId, player }: MatchIncident, { id, name }: PlayerRef): boolean =>
  playerId === undefined ? player === name : playerId === id;

export function marksOf(player: PlayerRef, incidents: readonly MatchIncident[]): PlayerMarks {
  const own = incidents.filter((incident) => isOf(incident, player));
  return {
    goals: own.filter(({ kind }) => isGoalKind(kind) && kind !== 'own-goal'),
    ownGoals: own.filter(({ kind }) => kind === 'own-goal'),
    card: own.findLast(({ kind }) => CARDS.includes(kind)),
  };
}

/** The starters without a player who is named twice. */
const eachOnce = (players: readonly LineupPlayer[]) => [
  ...new Map(players.map((one) => [one.player.id, one])).values(),
];

/** How many players are in each line: the goalkeeper and those of the formation, or one per position. */
function lineLengths({ formation, starters }: Lineup): number[] {
  const lines = formation ? [1, ...formation.split('-').map(Number)] : [];
  if (lines.reduce((sum, count) => sum + count, 0) === starters.length) return lines;
  const byPosition = Map.groupBy(starters, ({ position }) => position);
  return byPosition.has(undefined)
    ? [starters.length]
    : [...byPosition.values()].map((line) => line.length);
}

/** A side at an instant, in seconds: each substitute has the place of the player who went off. */
export function sideAt(
  lineup: Lineup,
  incidents: readonly MatchIncident[],
  until: number,
): SideNow {
  const starters = eachOnce(lineup.starters);
  const reserves = new Map(lineup.bench.map((one) => [one.player.id, one]));
  const substitutions = lineup.substitutions.filter(({ at }) => at <= until);
  const places: Place[] = [...starters];
  for (const { off, on } of substitutions) {
    const place = places.findIndex((one) => one?.player.id === off.id);
    const before = places[place];
    if (before) {
      places[place] = {
        ...(reserves.get(on.id) ?? { player: on }),
        ...(before.position && { position: before.position }),
      };
    }
  }
  const reds = incidents.filter(({ kind, at }) => kind === 'red-card' && at <= until);
  const isSentOff = (one: Place): one is LineupPlayer =>
    one !== undefined && reds.some((red) => isOf(red, one.player));
  let from = 0;
  const lines = lineLengths({ ...lineup, starters }).map((count) => {
    const line = places.slice(from, from + count);
    from += count;
    return line.map((one) => (isSentOff(one) ? undefined : one));
  });
  const cameOn = new Set(substitutions.map(({ on }) => on.id));
  return {
    lines,
    substitutions,
    sentOff: places.filter(isSentOff),
    bench: eachOnce(lineup.bench).filter(({ player }) => !cameOn.has(player.id)),
  };
}

/** Where names begin with that of the family, they are short and stay whole. */
const FAMILY_FIRST = ['co-chn', 'co-kor', 'co-tpe', 'co-hkg'];

/** The part of a name that a place on the pitch has no room for, and the rest. */
export function splitName(name: string, countryId: string): readonly [string, string] {
  if (FAMILY_FIRST.includes(countryId)) return ['', name];
  const end = Math.max(name.lastIndexOf(' '), name.lastIndexOf('·')) + 1;
  return [name.slice(0, end), name.slice(end)];
}
