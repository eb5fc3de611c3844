import type { LeadersBy } from '@touchline/types';
import type { Fixture, MatchPlayers, Player, Team } from '../model.ts';
import { playerOf } from './squad.ts';

export interface LeaderRow {
  readonly player: Player;
  /** That of the last match. */
  readonly team: Team;
  readonly value: number;
}

/** The counts of a squad by shirt. */
interface SquadTally {
  readonly team: Team;
  readonly year: number;
  readonly counts: number[];
  /** In how many matches each shirt counted. */
  readonly matches: number[];
}

/** A rating counts from this share of the matches of the player with most. */
const RATED_SHARE = 1 / 3;

/** The means of ratings, without players of few matches. */
function meansOf(rows: readonly (LeaderRow & { readonly matches: number })[]): LeaderRow[] {
  const most = Math.max(0, ...rows.map(({ matches }) => matches));
  return rows
    .filter(({ matches }) => matches >= most * RATED_SHARE)
    .map(({ matches, ...row }) => ({
      ...row,
      value: Math.round((row.value / matches) * 100) / 100,
    }));
}

/** The players by what they did in these matches, most first. */
export function leadersOf(
  seed: string,
  matches: Iterable<{ readonly fixture: Fixture; readonly players: MatchPlayers }>,
  by: LeadersBy,
): LeaderRow[] {
  const squads = new Map<Team, Map<number, SquadTally>>();
  const tallyOf = (team: Team, year: number): SquadTally => {
    const years = squads.get(team) ?? new Map<number, SquadTally>();
    const tally = years.get(year) ?? { team, year, counts: [], matches: [] };
    squads.set(team, years.set(year, tally));
    return tally;
  };
  for (const { fixture, players } of matches) {
    const tallies = {
      home: tallyOf(fixture.home, players.years.home),
      away: tallyOf(fixture.away, players.years.away),
    };
    players.count(by, (side, shirt, count) => {
      const { counts, matches: counted } = tallies[side];
      counts[shirt] = (counts[shirt] ?? 0) + count;
      counted[shirt] = (counted[shirt] ?? 0) + 1;
    });
  }
  // A player who moves within a season has two shirts.
  const rows = new Map<string, LeaderRow & { matches: number }>();
  for (const { team, year, counts, matches: counted } of [...squads.values()].flatMap((years) => [
    ...years.values(),
  ])) {
    counts.forEach((count, shirt) => {
      const player = playerOf(seed, team, shirt, year);
      const { value = 0, matches: before = 0 } = rows.get(player.id) ?? {};
      const all = before + (counted[shirt] ?? 0);
      rows.set(player.id, { player, team, value: value + count, matches: all });
    });
  }
  const list = by === 'rating' ? meansOf([...rows.values()]) : [...rows.values()];
  return list.sort((a, b) => b.value - a.value || (a.player.name.en < b.player.name.en ? -1 : 1));
}
