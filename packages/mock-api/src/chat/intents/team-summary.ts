import type { Question } from '../question.ts';
import { liveMatch } from '../team-matches.ts';
import { nextMatchReply } from './next-match.ts';
import { scoreReply } from './score.ts';

/** Reply to a team name alone: the last or current match, and the next one. */
export function teamSummary(question: Question): string | undefined {
  const { team, view, language } = question;
  if (!team) return undefined;
  const next = nextMatchReply(question);
  // The reply already starts with the live match.
  if (liveMatch(view, team)) return next;
  return [scoreReply(question), next].join(language === 'zh' ? '' : ' ');
}
