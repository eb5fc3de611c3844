import { formatTime } from '../format-time.ts';
import { type Question, sentences } from '../question.ts';
import { liveMatch, nextMatch, opponentOf, scoreLine } from '../team-matches.ts';

export function nextMatchReply(question: Question): string | undefined {
  const { team, view, texts } = question;
  if (!team) return undefined;
  const live = liveMatch(view, team);
  const next = nextMatch(view, team);
  const playing = live && texts.now(scoreLine(live, texts));
  if (!next) return sentences(question, [playing, texts.noFixtures(team.name)]);
  const other = opponentOf(next, team).name;
  const when = formatTime(next.startTime, question);
  return sentences(question, [playing, texts.next(team.name, other, when, next.tournament.name)]);
}
