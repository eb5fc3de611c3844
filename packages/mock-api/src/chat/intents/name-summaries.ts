import { formatDate, formatTime } from '../format-time.ts';
import { type Question, sentences } from '../question.ts';
import { liveMatch } from '../team-matches.ts';
import { nextMatchReply } from './next-match.ts';
import { scoreReply } from './score.ts';

/** Reply to a team name alone: the last or current match, and the next one. */
export function teamSummary(question: Question): string | undefined {
  const { team, view } = question;
  if (!team) return undefined;
  const next = nextMatchReply(question);
  // The reply already starts with the live match.
  if (liveMatch(view, team)) return next;
  return sentences(question, [scoreReply(question), next]);
}

/** Reply to a tournament name alone: its dates and the next match. */
export function tournamentSummary(question: Question): string | undefined {
  const { tournament, view, texts } = question;
  const found = tournament && view.tournament(tournament.id);
  if (!found) return undefined;
  const { id, name, currentSeason, startTime, endTime } = found;
  const [from, to] = [formatDate(startTime, question), formatDate(endTime, question)];
  const [next] = (view.tournamentMatches(id, 'upcoming', { offset: 0, limit: 20 }) ?? []).filter(
    ({ statusId }) => statusId === 'UPCOMING',
  );
  const when = next && formatTime(next.startTime, question);
  return sentences(question, [
    texts.tournament(name, currentSeason, from, to),
    next && texts.tournamentNext(next.homeTeam.name, next.awayTeam.name, when ?? ''),
  ]);
}
