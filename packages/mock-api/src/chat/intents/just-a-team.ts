import type { Question } from '../question.ts';
import { nextMatchAnswer } from './next-match.ts';
import { scoreAnswer } from './score.ts';

/** A name and nothing else: what it did last, and what it does next. */
export function justATeam(question: Question): string | undefined {
  if (!question.team) return undefined;
  const parts = [scoreAnswer(question), nextMatchAnswer(question)];
  return parts.join(question.language === 'zh' ? '' : ' ');
}
