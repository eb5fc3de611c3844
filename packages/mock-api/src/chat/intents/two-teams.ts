import type { Match } from '@touchline/types';
import { formatTime } from '../format-time.ts';
import type { Intent, Question } from '../question.ts';
import { findMeeting, scoreLine } from '../team-matches.ts';
import { bestPrices } from './odds.ts';

function meetingReply(match: Match, question: Question): string {
  const { homeTeam, awayTeam, tournament, statusId, startTime } = match;
  const { language } = question;
  const isChinese = language === 'zh';
  const when = formatTime(startTime, question);
  if (statusId === 'FINISHED') {
    return isChinese
      ? `双方最近一次交手是${when}：${scoreLine(match)}，${tournament.name}。`
      : `They last met ${when}: ${scoreLine(match)}, ${tournament.name}.`;
  }
  const live = isChinese
    ? `比赛正在进行：${scoreLine(match)}，${tournament.name}。`
    : `Live: ${scoreLine(match)}, ${tournament.name}.`;
  const upcoming = isChinese
    ? `${homeTeam.name}对阵${awayTeam.name}：${when}，${tournament.name}。`
    : `${homeTeam.name} play ${awayTeam.name} ${when} in the ${tournament.name}.`;
  const summary = statusId === 'ONGOING' ? live : upcoming;
  return [summary, bestPrices(match, language)].filter(Boolean).join(isChinese ? '' : ' ');
}

/** Any question that names two teams is about their match. */
function twoTeamsReply(question: Question): string | undefined {
  const [team, other] = question.teams;
  if (!team || !other) return undefined;
  const match = findMeeting(question.view, team, other);
  if (match) return meetingReply(match, question);
  return question.language === 'zh'
    ? `${team.name}和${other.name}近三年没有交手，赛程中也没有对阵。`
    : `${team.name} and ${other.name} haven’t met in three years and have no fixture coming up.`;
}

const ANYTHING = /./;
export const twoTeamsIntent: Intent = {
  patterns: { en: ANYTHING, zh: ANYTHING },
  reply: twoTeamsReply,
};
