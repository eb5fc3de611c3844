import { BoundedMap } from '@touchline/shared/domain/bounded-map';
import type { Team } from '../model.ts';

const YEARS_PER_TEAM = 3;

/** What follows from a team, of which each world has its own, and a year. So many teams are kept, with a few years of each. */
export function byTeamYear<T>(teams: number, make: (seed: string, team: Team, year: number) => T) {
  const known = new BoundedMap<Team, Map<number, T>>(teams);
  return (seed: string, team: Team, year: number): T => {
    const byYear = known.getOrCreate(team, () => new Map());
    const cached = byYear.get(year);
    if (cached) return cached;
    const made = make(seed, team, year);
    if (byYear.size >= YEARS_PER_TEAM) byYear.clear();
    byYear.set(year, made);
    return made;
  };
}
