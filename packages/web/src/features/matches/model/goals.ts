import type { Match, MatchIncident } from '@touchline/types';
import { type GoalKind, isGoalKind } from '../../../format/shoot-out.ts';
import type { Side } from './match.ts';

export interface Goal extends MatchIncident {
  kind: GoalKind;
  side: Side;
  minute: number;
}

export const isGoal = (incident: MatchIncident): incident is Goal =>
  isGoalKind(incident.kind) && incident.side !== undefined && incident.minute !== undefined;

/** The goals that count for a side, where the upstream has them. */
export const goalsOf = ({ incidents = [] }: Match, side: Side): Goal[] =>
  incidents.filter(isGoal).filter((goal) => goal.side === side);

/** '45+2′' */
export const minuteText = (minute: number, stoppage: number | undefined): string =>
  `${minute}${stoppage ? `+${stoppage}` : ''}′`;
