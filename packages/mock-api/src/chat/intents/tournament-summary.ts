import { date, moment } from '../format-time.ts';
import type { Question } from '../question.ts';
import { topOf } from './table-place.ts';

/** The name of a tournament and nothing else: when it is played, who leads, what comes next. */
export function justATournament(question: Question): string | undefined {
  const { tournament, view, now, language } = question;
  const found = tournament && view.tournament(tournament.id);
  if (!found) return undefined;
  const { id, name, currentSeason, startTime, endTime } = found;
  const zh = language === 'zh';
  const [from, to] = [date(startTime, language), date(endTime, language)];
  const [next] = (view.tournamentMatches(id, 'upcoming', { offset: 0, limit: 20 }) ?? []).filter(
    ({ statusId }) => statusId === 'UPCOMING',
  );
  const when = next && moment(next.startTime, now, language);
  const parts = zh
    ? [
        `${name}（${currentSeason}）：${from}至${to}。`,
        topOf(question),
        next && `下一场：${when}，${next.homeTeam.name}对阵${next.awayTeam.name}。`,
      ]
    : [
        `The ${name} (${currentSeason}): from ${from} to ${to}.`,
        topOf(question),
        next && `Next, ${when}: ${next.homeTeam.name} against ${next.awayTeam.name}.`,
      ];
  return parts.filter(Boolean).join(zh ? '' : ' ');
}
