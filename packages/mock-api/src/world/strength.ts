import type { Team } from './model.ts';
import { bell } from './random/distributions.ts';
import { random } from './random/random.ts';

const FIRST = 1990;
const YEARS = 115;

export type StrengthOf = (team: Team, year: number) => number;

/**
 * How good a team is in a year, as the logarithm of how much it outscores an even one: its level,
 * what it is by itself, and what this year brings.
 */
export function strengths(seed: string): StrengthOf {
  const known = new WeakMap<Team, Float64Array>();
  return (team, year) => {
    let years = known.get(team);
    if (!years) {
      years = new Float64Array(YEARS).fill(Number.NaN);
      known.set(team, years);
    }
    const at = Math.min(YEARS - 1, Math.max(0, year - FIRST));
    const present = years[at] as number;
    if (!Number.isNaN(present)) return present;
    const lasting = bell(random(seed, 'strength', team.id)) * 0.26;
    const passing = bell(random(seed, 'strength', team.id, year)) * 0.2;
    years[at] = team.level + lasting + passing;
    return years[at];
  };
}
