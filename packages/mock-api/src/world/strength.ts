import { memoized } from '@touchline/shared/domain/bounded-map';
import type { Facts } from './given.ts';
import type { Rules, Team } from './model.ts';
import { approximateNormal } from './random/distributions.ts';
import { random } from './random/random.ts';

const FIRST_YEAR = 1990;
const YEAR_COUNT = 115;

export type StrengthOf = (team: Team, year: number) => number;

/** The rules of a sport. */
export type RulesOf = (seed: string, strengthOf: StrengthOf, facts?: Facts) => Rules;

/**
 * Logarithm of the ratio by which a team outscores an average one in a year: its level, a
 * lasting deviation of the team and one of the year.
 */
export function createStrengthOf(seed: string): StrengthOf {
  const yearsOf = memoized((_: Team) => new Float64Array(YEAR_COUNT).fill(Number.NaN));
  return (team, year) => {
    const years = yearsOf(team);
    const index = Math.min(YEAR_COUNT - 1, Math.max(0, year - FIRST_YEAR));
    const cached = years[index] as number;
    if (!Number.isNaN(cached)) return cached;
    const ofTeam = approximateNormal(random(seed, 'strength', team.id)) * 0.26;
    const ofYear = approximateNormal(random(seed, 'strength', team.id, year)) * 0.2;
    years[index] = team.level + ofTeam + ofYear;
    return years[index];
  };
}
