import type { Question } from '../question.ts';
import { liveMatch } from '../team-matches.ts';
import { nextMatchAnswer } from './next-match.ts';
import { scoreAnswer } from './score.ts';

/** A name and nothing else: what it did last or does now, and what it does next. */
export function justATeam(question: Question): string | undefined {
  const { team, view, language } = question;
  if (!team) return undefined;
  const next = nextMatchAnswer(question);
  // That answer begins with what is on.
  if (liveMatch(view, team)) return next;
  return [scoreAnswer(question), next].join(language === 'zh' ? '' : ' ');
}
