import type { FactError, FactsOfMatch, GivenIncident } from '../given.ts';
import { sidesOf } from '../sides.ts';

const LAST_MINUTE = 90;
const MAX_GOALS = 20;

const GOAL_KINDS = ['goal', 'own-goal', 'penalty-goal'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];
export const isGoalKind = (kind: string): kind is GoalKind =>
  (GOAL_KINDS as readonly string[]).includes(kind);
export const isGoal = ({ kind }: GivenIncident): boolean => isGoalKind(kind);

/** The goals of a score, spread evenly, first those of the side with more. */
function spreadGoals({ score, minute = LAST_MINUTE }: FactsOfMatch): GivenIncident[] {
  const { home, away } = score ?? { home: 0, away: 0 };
  const sides = sidesOf({ home, away });
  const goals = home >= away ? sides : sides.reverse();
  return goals.map((side, no) => ({
    side,
    kind: 'goal',
    minute: Math.max(1, Math.floor((minute * (no + 1)) / (goals.length + 1))),
  }));
}

/** All goals of the ninety minutes, with the cards that are given. */
export const givenIncidents = (match: FactsOfMatch): readonly GivenIncident[] =>
  match.incidents ?? spreadGoals(match);

/** The goals until the end of a minute, for the side that they count for. */
export function givenGoals(match: FactsOfMatch, lastMinute = LAST_MINUTE) {
  const goals = givenIncidents(match).filter((one) => isGoal(one) && one.minute <= lastMinute);
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
}

export function footballFactError(match: FactsOfMatch): FactError | undefined {
  const { score, minute = LAST_MINUTE } = match;
  if (!score) return undefined;
  const error = (message: string): FactError => ({ field: 'score', message });
  const { home, away } = score;
  if (home + away > MAX_GOALS) return error(`has more than ${MAX_GOALS} goals`);
  const goals = givenGoals(match, minute);
  if (goals.home === home && goals.away === away) return undefined;
  const counted = `${goals.home}-${goals.away} in minute ${minute}`;
  return error(`has the score ${home}-${away}, but by its incidents it is ${counted}`);
}
