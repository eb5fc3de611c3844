import type { Standing, StandingRow, TeamRef } from '@touchline/types';
import type { Intent, Question } from '../question.ts';

interface Place {
  readonly tournament: string;
  readonly place: number;
  readonly row: StandingRow;
}

function findPlace(standing: Standing | undefined, team: TeamRef) {
  for (const { rows } of standing?.tables ?? []) {
    const index = rows.findIndex((row) => row.team.id === team.id);
    if (index >= 0) return { place: index + 1, row: rows[index] as StandingRow };
  }
  return undefined;
}

function currentPlace({ view }: Question, team: TeamRef): Place | undefined {
  for (const { id, name } of view.teamTournaments(team.id, 'upcoming') ?? []) {
    const found = findPlace(view.tournamentTable(id), team);
    if (found) return { ...found, tournament: name };
  }
  return undefined;
}

function teamPlaceReply(question: Question, team: TeamRef): string {
  const found = currentPlace(question, team);
  const isChinese = question.language === 'zh';
  if (!found) {
    return isChinese
      ? `${team.name}目前不在任何积分榜上。`
      : `${team.name} aren’t in a table right now.`;
  }
  const { tournament, place, row } = found;
  return isChinese
    ? `${team.name}在${tournament}积分榜上排第${place}位：${row.won}胜${row.draw}平${row.loss}负，进${row.goals}失${row.goalsAgainst}。`
    : `${team.name} are No. ${place} in the ${tournament}: won ${row.won}, drawn ${row.draw}, lost ${row.loss}, ${row.goals} for, ${row.goalsAgainst} against.`;
}

export function leadersReply({ view, language, tournament }: Question): string | undefined {
  const rows = tournament && view.tournamentTable(tournament.id)?.tables[0]?.rows;
  if (!rows || rows.length === 0) return undefined;
  const top = rows.slice(0, 3).map(({ team }, i) => `${i + 1}. ${team.name}`);
  return language === 'zh'
    ? `${tournament.name}积分榜前列：${top.join('，')}。`
    : `Top of the ${tournament.name}: ${top.join(', ')}.`;
}

export const tablePlaceIntent: Intent = {
  patterns: {
    en: /\b(table|standings?|position|place|rank|ranked|ranking|points|leaders?|leading|top of)\b/i,
    zh: /积分|排名|第几|名次|排第|榜/,
  },
  reply: (question) =>
    question.team ? teamPlaceReply(question, question.team) : leadersReply(question),
};
