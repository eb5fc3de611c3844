import { formatTime } from '../format-time.ts';
import type { Question } from '../question.ts';
import { lastMatch, liveMatch, scoreLine } from '../team-matches.ts';

export function scoreReply(question: Question): string | undefined {
  const { team, view, texts } = question;
  if (!team) return undefined;
  const live = liveMatch(view, team);
  if (live) return texts.live(scoreLine(live, texts), live.clock?.minute, live.tournament.name);
  const last = lastMatch(view, team);
  if (!last) return texts.noResults(team.name);
  const when = formatTime(last.startTime, question);
  return texts.last(team.name, when, scoreLine(last, texts), last.tournament.name);
}
