import type { Match } from '@touchline/types';
import { dayAt } from '../../local-day.ts';
import { formatClock, zoneName } from '../format-time.ts';
import type { Intent, Question } from '../question.ts';
import { findSport, isOfSport } from '../sports.ts';

/** Only the most popular matches are searched. */
const MAX_CANDIDATES = 300;
const MAX_LISTED = 4;

const DAY_WORDS = /\b(today|tonight|this evening|tomorrow)\b|今天|今日|今晚|明天|明日|明晚/i;
const TOMORROW_WORDS = /\btomorrow\b|明天|明日|明晚/i;

const matchLine = ({ homeTeam, awayTeam, startTime }: Match, question: Question): string =>
  `${formatClock(startTime, question)} ${homeTeam.name} – ${awayTeam.name}`;

/** Lists the main matches that are still to be played today or tomorrow. */
function dayMatchesReply(question: Question): string | undefined {
  const { text, team, tournament, view, now, language, timeZone } = question;
  const sport = findSport(text);
  if (team || tournament || !(sport || DAY_WORDS.test(text))) return undefined;
  const daysAhead = TOMORROW_WORDS.test(text) ? 1 : 0;
  const day = dayAt(now, { timeZone }, daysAhead);
  const matches = view
    .mainMatches({ offset: 0, limit: MAX_CANDIDATES })
    .filter(isOfSport(sport))
    .filter(({ startTime }) => startTime > now && startTime >= day.from && startTime < day.to)
    .slice(0, MAX_LISTED);
  const isChinese = language === 'zh';
  const when = isChinese ? ['今天', '明天'][daysAhead] : ['today', 'tomorrow'][daysAhead];
  const game = sport ? sport.name[language] : '';
  if (matches.length === 0) {
    return isChinese
      ? `${when}没有更多${game}比赛了。`
      : `No more ${game ? `${game} ` : ''}matches ${when}.`;
  }
  const lines = matches.map((match) => matchLine(match, question));
  const zone = zoneName(now, question);
  return isChinese
    ? `${when}（${zone}）重点${game}比赛：${lines.join('；')}。全部比赛见“比赛”页面。`
    : `${game ? `Top ${game} matches` : 'Top matches'} ${when} (${zone}): ${lines.join('; ')}. For the rest, see Matches.`;
}

export const dayMatchesIntent: Intent = {
  patterns: {
    en: /\b(today|tonight|this evening|tomorrow|match(es)?|games?)\b/i,
    zh: /今天|今日|今晚|明天|明日|明晚|比赛|球赛/,
  },
  reply: dayMatchesReply,
};
