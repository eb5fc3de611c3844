import type { Match } from '@touchline/types';

/** The name of a shoot-out, for the clock during it and for its kicks, which have no minute. */
export const SHOOT_OUT_NAME = 'match.clock.penalties';

export const SHOOT_OUT_GOAL = 'shootout-goal';

const GOAL_KINDS = ['goal', 'own-goal', 'penalty-goal'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** Whether an incident counts for the score: kicks of a shoot-out do not. */
export const isGoalKind = (kind: string): kind is GoalKind =>
  GOAL_KINDS.some((goal) => goal === kind);

/** Whether an incident is a kick of a shoot-out. */
export const isShootOutKick = (kind: string): boolean => kind.startsWith('shootout');

export const isShootOut = ({ kind }: { kind: string }): boolean => kind === 'penalties';

/** The kicks scored in the shoot-out of a match, if the upstream has them: they decide a tie, beside the score. */
export const shootOutScore = ({ periods }: Match) => periods?.find(isShootOut);
