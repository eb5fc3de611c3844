import type { Intent, Question } from '../question.ts';
import { scoreLine } from '../team-matches.ts';

const SHOWN = 3;

function liveAnswer({ team, view, language }: Question): string | undefined {
  if (team) return undefined;
  const live = view.liveMatches();
  const zh = language === 'zh';
  if (live.length === 0) return zh ? '现在没有正在进行的比赛。' : 'No match is being played now.';
  const lines = live.slice(0, SHOWN).map(scoreLine);
  return zh
    ? `现在有${live.length}场比赛正在进行，例如：${lines.join('；')}。`
    : `${live.length} matches are being played, among them: ${lines.join('; ')}.`;
}

export const liveNowIntent: Intent = {
  known: {
    en: /\b(live|in.?play|right now|being played|going on)\b/i,
    zh: /直播|正在进行|现在有|滚球|进行中/,
  },
  answer: liveAnswer,
};
