import { contractStart } from '../../names/squads.ts';
import { byTeamYear } from '../../players/by-team-year.ts';
import { squadShape } from '../../players/squad-shape.ts';
import { indexAtShare } from '../../random/distributions.ts';
import { chance } from '../../random/random.ts';

/** How often each place of the squad, from 1, does what one of the five on the court did. */
const WEIGHTS = {
  freeThrow: [12, 12, 11, 10, 11, 9, 9, 8, 8, 9, 7, 7],
  two: [10, 11, 12, 12, 14, 8, 8, 9, 9, 10, 7, 8],
  three: [11, 14, 12, 6, 2, 8, 11, 9, 4, 1, 9, 4],
  assist: [22, 11, 8, 6, 5, 17, 8, 6, 4, 3, 7, 4],
  rebound: [6, 7, 10, 15, 21, 5, 6, 9, 14, 18, 6, 13],
  steal: [11, 10, 9, 7, 5, 10, 9, 8, 6, 4, 8, 6],
  block: [1, 2, 5, 9, 16, 1, 2, 4, 8, 14, 2, 7],
  turnover: [14, 11, 10, 8, 9, 12, 9, 8, 7, 8, 8, 7],
  foul: [7, 8, 9, 11, 13, 8, 8, 9, 11, 13, 8, 11],
} as const;
export type Deed = keyof typeof WEIGHTS;

/** What a player is better or worse at than others in the same place. */
const TALENTS: Readonly<Partial<Record<Deed, string>>> = {
  freeThrow: 'scoring',
  two: 'scoring',
  three: 'scoring',
  assist: 'passing',
  rebound: 'rebounds',
  steal: 'defence',
  block: 'defence',
};
const LEAST_TALENT = 0.45;
const TALENT_SPAN = 1.3;

type Weights = Readonly<Record<Deed, readonly number[]>>;

const DEEDS = Object.keys(WEIGHTS) as Deed[];
/** As many as the largest league has; each has a hundred numbers. */
const TEAMS = 20;

/** How often each place of a team's squad does something in a year; a talent lasts for a contract. */
export const weightsOf = byTeamYear(TEAMS, (seed, team, year): Weights => {
  const weights = (deed: Deed) =>
    squadShape('basketball').shirts.map((shirt, index) => {
      const talent = TALENTS[deed];
      const from = contractStart(shirt, year);
      const share = talent ? chance(seed, 'talent', team.id, shirt, from, talent) : 0.5;
      return (WEIGHTS[deed][index] as number) * (LEAST_TALENT + share * TALENT_SPAN);
    });
  return Object.fromEntries(DEEDS.map((deed) => [deed, weights(deed)])) as Record<Deed, number[]>;
});

/** One of the five at a share of their weights, without one of them. */
export function pickOf(
  five: readonly number[],
  weights: readonly number[],
  share: number,
  without = 0,
): number {
  const weightOf = (index: number) => {
    const shirt = five[index] as number;
    return shirt === without ? 0 : (weights[shirt - 1] as number);
  };
  return five[indexAtShare(five.length, weightOf, share)] as number;
}
