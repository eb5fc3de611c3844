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
    const tally = years.get(year) ?? { team, year, counts: [] };
    squads.set(team, years.set(year, tally));
    return tally;
  };
  for (const { fixture, players } of matches) {
    const tallies = {
      home: tallyOf(fixture.home, players.years.home),
      away: tallyOf(fixture.away, players.years.away),
    };
    players.count(by, (side, shirt, count) => {
      const { counts } = tallies[side];
      counts[shirt] = (counts[shirt] ?? 0) + count;
    });
  }
  // A player who moves within a season has two shirts.
  const rows = new Map<string, LeaderRow>();
  for (const { team, year, counts } of [...squads.values()].flatMap((years) => [
    ...years.values(),
  ])) {
    counts.forEach((count, shirt) => {
      const player = playerOf(seed, team, shirt, year);
      rows.set(player.id, { player, team, value: count + (rows.get(player.id)?.value ?? 0) });
    });
  }
  return [...rows.values()].sort(
    (a, b) => b.value - a.value || (a.player.name.en < b.player.name.en ? -1 : 1),
  );
}
