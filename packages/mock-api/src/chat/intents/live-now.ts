import type { Intent, Question } from '../question.ts';
import { findSport, isOfSport } from '../sports.ts';
import { scoreLine } from '../team-matches.ts';

const MAX_LISTED = 3;

function liveReply({ text, team, tournament, view, language }: Question): string | undefined {
  if (team || tournament) return undefined;
  const sport = findSport(text);
  const live = view.liveMatches().filter(isOfSport(sport));
  const isChinese = language === 'zh';
  const game = sport?.name[language] ?? '';
  const match = `${game ? `${game} ` : ''}match`;
  if (live.length === 0) {
    return isChinese ? `现在没有正在进行的${game}比赛。` : `No live ${match}es right now.`;
  }
  const lines = live.slice(0, MAX_LISTED).map(scoreLine);
  return isChinese
    ? `现在有${live.length}场${game}比赛正在进行，例如：${lines.join('；')}。`
    : live.length === 1
      ? `One live ${match}: ${lines[0]}.`
      : `${live.length} live ${match}es, including ${lines.join('; ')}.`;
}

export const liveNowIntent: Intent = {
  patterns: {
    en: /\b(live|in.?play|now|being played|going on|scores?)\b/i,
    zh: /直播|正在|现在|目前|滚球|进行中|比分/,
  },
  reply: liveReply,
};
