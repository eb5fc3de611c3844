import type { Team, Tournament } from '../model.ts';
import type { WorldSize } from '../world-view.ts';
import { basketballTournaments, esportsTournaments } from './basketball-esports-roster.ts';
import { footballTournaments } from './football-roster.ts';
import { sizePlans } from './world-sizes.ts';

/** All that stands before a ball is kicked: who there is, and what they may play in. */
export interface Roster {
  readonly tournaments: readonly Tournament[];
  readonly tournamentByCode: ReadonlyMap<string, Tournament>;
  readonly teams: readonly Team[];
  readonly teamById: ReadonlyMap<string, Team>;
  readonly tournamentsOf: ReadonlyMap<Team, readonly Tournament[]>;
}

export function rosterOf(size: WorldSize): Roster {
  const plan = sizePlans[size];
  const tournaments = [
    ...footballTournaments(plan),
    ...basketballTournaments(plan),
    ...esportsTournaments(plan),
  ];
  const tournamentsOf = new Map<Team, Tournament[]>();
  for (const tournament of tournaments) {
    for (const team of tournament.teams) {
      const own = tournamentsOf.get(team);
      if (own) own.push(tournament);
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
