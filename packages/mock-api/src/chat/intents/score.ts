import { formatTime } from '../format-time.ts';
import type { Intent, Question } from '../question.ts';
import { lastMatch, liveMatch, scoreLine } from '../team-matches.ts';

export function scoreReply(question: Question): string | undefined {
  const { team, view, language } = question;
  if (!team) return undefined;
  const isChinese = language === 'zh';
  const live = liveMatch(view, team);
  if (live) {
    const minute = live.clock?.minute;
    const at =
      minute === undefined ? '' : isChinese ? `（第${minute}分钟）` : ` (minute ${minute})`;
    return isChinese
      ? `比赛正在进行：${scoreLine(live)}${at}，${live.tournament.name}。`
      : `Live: ${scoreLine(live)}${at}, ${live.tournament.name}.`;
  }
  const last = lastMatch(view, team);
  if (!last) {
    return isChinese ? `${team.name}还没有比赛结果。` : `${team.name} have no results yet.`;
  }
  const when = formatTime(last.startTime, question);
  return isChinese
    ? `${team.name}最近一场是${when}：${scoreLine(last)}，${last.tournament.name}。`
    : `Last match, ${when}: ${scoreLine(last)}, ${last.tournament.name}.`;
}

export const scoreIntent: Intent = {
  patterns: {
    en: /\b(scores?|scored|results?|winning|won|win|lost|losing|last (match|game)|how (did|are|is))\b/i,
    zh: /比分|结果|赢|输|战况|上一?场|几比几|最近一场|战绩/,
  },
  reply: scoreReply,
};
