import type { Match } from '@touchline/types';
import { formatTime } from '../format-time.ts';
import { type Question, sentences } from '../question.ts';
import { findMeeting, scoreLine } from '../team-matches.ts';
import { bestPrices } from './odds.ts';

function meetingReply(match: Match, question: Question): string {
  const { homeTeam, awayTeam, tournament, statusId, startTime } = match;
  const { texts } = question;
  const when = formatTime(startTime, question);
  if (statusId === 'FINISHED') return texts.met(when, scoreLine(match, texts), tournament.name);
  const summary =
    statusId === 'ONGOING'
      ? texts.live(scoreLine(match, texts), undefined, tournament.name)
      : texts.meeting(homeTeam.name, awayTeam.name, when, tournament.name);
  return sentences(question, [summary, bestPrices(match, texts)]);
}

/** Any question that names two teams is about their match. */
export function twoTeamsReply(question: Question): string | undefined {
  const [team, other] = question.teams;
  if (!team || !other) return undefined;
  const match = findMeeting(question.view, team, other);
  if (match) return meetingReply(match, question);
  return question.texts.neverMet(team.name, other.name);
}
