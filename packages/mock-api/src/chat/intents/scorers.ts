import type { Match, MatchIncident, TeamRef } from '@touchline/types';
import { formatTime } from '../format-time.ts';
import type { Intent, Question } from '../question.ts';
import { lastMatch, liveMatch, scoreLine } from '../team-matches.ts';

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
function scorersReply(question: Question): string | undefined {
  const { team, tournament, texts, view } = question;
  if (!team) return tournament ? undefined : texts.whichTeam;
  const live = liveMatch(view, team);
  const match = live ?? lastMatch(view, team);
  if (!match) return texts.noResults(team.name);
  const score = scoreLine(match, texts);
  const { name } = match.tournament;
  if (match.covered) return texts.covered(score, name);
  const sentence = live
    ? texts.live(score, match.clock?.minute, name)
    : texts.last(team.name, formatTime(match.startTime, question), score, name);
  if (match.tournament.sportType !== 'football') return texts.noScorers(sentence);
  const goals = goalsFor(match, team).map((goal) => goalText(goal, question));
  return texts.scorers(team.name, goals, sentence);
}

export const scorersIntent: Intent = {
  pattern: ({ patterns }) => patterns.scorers,
  reply: scorersReply,
};
