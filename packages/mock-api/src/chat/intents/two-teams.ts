import type { Match } from '@touchline/types';
import { moment } from '../format-time.ts';
import type { Intent, Question } from '../question.ts';
import { meetingOf, scoreLine } from '../team-matches.ts';
import { pricesOf } from './odds.ts';

function told(match: Match, { now, language }: Question): string {
  const { homeTeam, awayTeam, tournament, statusId, startTime } = match;
  const zh = language === 'zh';
  const when = moment(startTime, now, language);
  if (statusId === 'FINISHED') {
    return zh
      ? `双方最近一次交手是${when}：${scoreLine(match)}，${tournament.name}。`
      : `They last met ${when}: ${scoreLine(match)}, ${tournament.name}.`;
  }
  const stands = zh
    ? `比赛正在进行：${scoreLine(match)}，${tournament.name}。`
    : `It is being played: ${scoreLine(match)}, ${tournament.name}.`;
  const comes = zh
    ? `${homeTeam.name}对阵${awayTeam.name}：${when}，${tournament.name}。`
    : `${homeTeam.name} play ${awayTeam.name} ${when} in the ${tournament.name}.`;
  const news = statusId === 'ONGOING' ? stands : comes;
  return [news, pricesOf(match, language)].filter(Boolean).join(zh ? '' : ' ');
}

/** Whatever is asked of two teams, it is about their match. */
function twoTeamsAnswer(question: Question): string | undefined {
  const [one, other] = question.teams;
  if (!one || !other) return undefined;
  const match = meetingOf(question.view, one, other);
  if (match) return told(match, question);
  return question.language === 'zh'
    ? `${one.name}和${other.name}近三年没有交手，也没有已排定的比赛。`
    : `${one.name} and ${other.name} have not met for three years, and no match of theirs is on the calendar.`;
}

const anything = /./;
export const twoTeamsIntent: Intent = {
  known: { en: anything, zh: anything },
  answer: twoTeamsAnswer,
};
