import type { Match } from '@touchline/types';
import type { Intent, Question } from '../question.ts';
import { isOf, sportIn } from '../sports.ts';

const DAY = 86_400;
/** All that the list of the greatest reaches. */
const MOST = 300;
const SHOWN = 4;

const day = /\b(today|tonight|this evening|tomorrow)\b|今天|今日|今晚|明天|明日|明晚/i;
const tomorrow = /\btomorrow\b|明天|明日|明晚/i;

const line = ({ homeTeam, awayTeam, startTime }: Match): string =>
  `${new Date(startTime * 1000).toISOString().slice(11, 16)} ${homeTeam.name} – ${awayTeam.name}`;

/** What is still to be played today or tomorrow, the greatest. */
function dayAnswer({ text, team, tournament, view, now, language }: Question): string | undefined {
  const sport = sportIn(text);
  if (team || tournament || !(sport || day.test(text))) return undefined;
  const ahead = tomorrow.test(text) ? 1 : 0;
  const midnight = now - (now % DAY) + ahead * DAY;
  const matches = view
    .mainMatches({ offset: 0, limit: MOST })
    .filter(isOf(sport))
    .filter(({ startTime }) => startTime > now && startTime < midnight + DAY)
    .filter(({ startTime }) => startTime >= midnight)
    .slice(0, SHOWN);
  const zh = language === 'zh';
  const when = zh ? ['今天', '明天'][ahead] : ['today', 'tomorrow'][ahead];
  const game = sport ? sport.name[language] : '';
  if (matches.length === 0) {
    return zh
      ? `${when}没有尚未开始的${game}比赛。`
      : `No ${game ? `${game} ` : ''}match is still to begin ${when}.`;
  }
  const lines = matches.map(line);
  return zh
    ? `${when}（UTC）值得关注的${game}比赛：${lines.join('；')}。全部比赛见“比赛”页面。`
    : `Worth watching ${when} (UTC)${game ? ` in ${game}` : ''}: ${lines.join('; ')}. All of them are on the page Matches.`;
}

export const dayMatchesIntent: Intent = {
  known: {
    en: /\b(today|tonight|this evening|tomorrow|match(es)?|games?)\b/i,
    zh: /今天|今日|今晚|明天|明日|明晚|比赛|球赛/,
  },
  answer: dayAnswer,
};
