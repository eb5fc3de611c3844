import type { Match, MatchIncident, TeamRef } from '@touchline/types';
import type { Question } from '../question.ts';
import { lastMatch, liveMatch } from '../team-matches.ts';
import { scoreReply } from './score.ts';

const GOAL_KINDS = ['goal', 'own-goal', 'penalty-goal'] as const;
type GoalKind = (typeof GOAL_KINDS)[number];

function goalsFor(match: Match, { id }: TeamRef) {
  const side = match.homeTeam.id === id ? 'home' : 'away';
  return (match.incidents ?? []).flatMap((incident) => {
    const kind = GOAL_KINDS.find((one) => one === incident.kind);
    return kind && incident.side === side ? [{ ...incident, kind }] : [];
  });
}

function goalText(
  { kind, player, minute, stoppage }: MatchIncident & { kind: GoalKind },
  { texts }: Question,
): string {
  const at = `${minute}${stoppage ? `+${stoppage}` : ''}′`;
  return [player, `${at}${texts.goal[kind]}`].filter(Boolean).join(' ');
}

/** Who scored in the live match of a team, or in its last one. */
export function scorersReply(question: Question): string | undefined {
  const { team, tournament, texts, view } = question;
  if (!team) return tournament ? undefined : texts.whichTeam;
  const match = liveMatch(view, team) ?? lastMatch(view, team);
  const sentence = scoreReply(question) as string;
  if (!match) return sentence;
  if (match.tournament.sportType !== 'football') return texts.noScorers(sentence);
  const goals = goalsFor(match, team).map((goal) => goalText(goal, question));
  return texts.scorers(team.name, goals, sentence);
}
