import type { Sport } from '@touchline/types';
import type { History } from '../history/history.ts';
import { withRealSeasons } from '../history/real-tournaments.ts';
import type { Localized } from '../localized.ts';
import type { Team, Tournament } from '../model.ts';
import type { WorldSize } from '../world-view.ts';
import { basketballTournaments, esportsTournaments } from './basketball-esports-roster.ts';
import { footballTournaments } from './football-roster.ts';
import { sizePlans } from './world-sizes.ts';

/** Tournaments and teams of a world; the same for every seed. */
export interface Roster {
  readonly tournaments: readonly Tournament[];
  readonly tournamentByCode: ReadonlyMap<string, Tournament>;
  /** Places by popularity; 1 is the most popular. */
  readonly rankOf: ReadonlyMap<Tournament, number>;
  readonly teams: readonly Team[];
  readonly teamById: ReadonlyMap<string, Team>;
  readonly tournamentsOf: ReadonlyMap<Team, readonly Tournament[]>;
}

/** Most popular first. */
export const byPopularity = (a: Tournament, b: Tournament): number =>
  b.popularity - a.popularity || (a.id < b.id ? -1 : 1);

/** Before anything reads a name. */
function rename(named: { id: string; name: Localized }[], names: ReadonlyMap<string, Localized>) {
  for (const one of named) one.name = names.get(one.id) ?? one.name;
}

export function createRoster(
  size: WorldSize,
  names: ReadonlyMap<string, Localized> = new Map(),
  history?: History,
): Roster {
  const plan = sizePlans[size];
  const bySport = {
    football: footballTournaments(plan),
    basketball: basketballTournaments(plan),
    esports: esportsTournaments(plan),
  } satisfies Record<Sport, readonly Tournament[]>;
  const simulated = Object.values(bySport).flat();
  // All worlds share the teams of the real seasons.
  const real = history && names.size > 0 ? { ...history, clubs: history.clubs.copy() } : history;
  const tournaments = real ? withRealSeasons(simulated, real) : simulated;
  const tournamentsOf = new Map<Team, Tournament[]>();
  for (const tournament of tournaments) {
    for (const team of tournament.teams) {
      const list = tournamentsOf.get(team);
      if (list) list.push(tournament);
      else tournamentsOf.set(team, [tournament]);
    }
  }
  const teams = [...tournamentsOf.keys()];
  if (names.size > 0) rename([...tournaments, ...teams], names);
  return {
    tournaments,
    tournamentByCode: new Map(tournaments.map((tournament) => [tournament.code, tournament])),
    rankOf: new Map(
      tournaments.toSorted(byPopularity).map((tournament, place) => [tournament, place + 1]),
    ),
    teams,
    teamById: new Map(teams.map((team) => [team.id, team])),
    tournamentsOf,
  };
}
