import { formatTime } from '../format-time.ts';
import type { Intent, Question } from '../question.ts';
import { liveMatch, nextMatch, opponentOf, scoreLine } from '../team-matches.ts';

export function nextMatchReply(question: Question): string | undefined {
  const { team, view, language } = question;
  if (!team) return undefined;
  const live = liveMatch(view, team);
  const next = nextMatch(view, team);
  const isChinese = language === 'zh';
  const playing =
    live && (isChinese ? `正在进行：${scoreLine(live)}。` : `Now: ${scoreLine(live)}.`);
  if (!next) {
    const none = isChinese ? `${team.name}暂无赛程。` : `${team.name} have no fixtures yet.`;
    return [playing, none].filter(Boolean).join(isChinese ? '' : ' ');
  }
  const other = opponentOf(next, team).name;
  const when = formatTime(next.startTime, question);
  const sentence = isChinese
    ? `${team.name}下一场比赛：${when}对阵${other}，${next.tournament.name}。`
    : `${team.name} play ${other} ${when} in the ${next.tournament.name}.`;
  return [playing, sentence].filter(Boolean).join(isChinese ? '' : ' ');
}

export const nextMatchIntent: Intent = {
  patterns: {
    en: /\b(next|when|play|plays|playing|fixtures?|upcoming|schedule|kick.?off)\b/i,
    zh: /下一?场|下次|什么时候|啥时候|何时|几点|接下来|赛程|开赛|开球|比赛时间/,
  },
  reply: nextMatchReply,
};
