import type { Match, MatchIncident } from '@touchline/types';

const GOAL_KINDS = ['goal', 'own-goal', 'penalty-goal'] as const;

export interface Goal extends MatchIncident {
  kind: (typeof GOAL_KINDS)[number];
  side: 'home' | 'away';
  minute: number;
}

export const isGoal = (incident: MatchIncident): incident is Goal =>
  GOAL_KINDS.some((kind) => kind === incident.kind) &&
  incident.side !== undefined &&
  incident.minute !== undefined;

/** The goals that count for a side, where the upstream has them. */
export const goalsOf = ({ incidents = [] }: Match, side: 'home' | 'away'): Goal[] =>
  incidents.filter(isGoal).filter((goal) => goal.side === side);

/** '45+2′' */
export const minuteText = (minute: number, stoppage: number | undefined): string =>
  `${minute}${stoppage ? `+${stoppage}` : ''}′`;
