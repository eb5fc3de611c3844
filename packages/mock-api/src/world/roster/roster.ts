import type { Team, Tournament } from '../model.ts';
import type { WorldSize } from '../world-view.ts';
import { basketballTournaments, esportsTournaments } from './basketball-esports-roster.ts';
import { footballTournaments } from './football-roster.ts';
import { sizePlans } from './world-sizes.ts';

/** Tournaments and teams of a world; the same for every seed. */
export interface Roster {
  readonly tournaments: readonly Tournament[];
  readonly tournamentByCode: ReadonlyMap<string, Tournament>;
  readonly teams: readonly Team[];
  readonly teamById: ReadonlyMap<string, Team>;
  readonly tournamentsOf: ReadonlyMap<Team, readonly Tournament[]>;
}

export function createRoster(size: WorldSize): Roster {
  const plan = sizePlans[size];
  const tournaments = [
    ...footballTournaments(plan),
    ...basketballTournaments(plan),
    ...esportsTournaments(plan),
  ];
  const tournamentsOf = new Map<Team, Tournament[]>();
  for (const tournament of tournaments) {
    for (const team of tournament.teams) {
      const list = tournamentsOf.get(team);
      if (list) list.push(tournament);
      else tournamentsOf.set(team, [tournament]);
    }
  }
  const teams = [...tournamentsOf.keys()];
  return {
    tournaments,
    tournamentByCode: new Map(tournaments.map((tournament) => [tournament.code, tournament])),
    teams,
    teamById: new Map(teams.map((team) => [team.id, team])),
    tournamentsOf,
  };
}
