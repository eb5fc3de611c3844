import type { Standing, StandingRow, TeamRef } from '@touchline/types';
import type { Place } from '../place.ts';
import type { Intent, Question } from '../question.ts';

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
  const { texts } = question;
  return found ? texts.place(team.name, found) : texts.noPlace(team.name);
}

export function leadersReply({ view, texts, tournament }: Question): string | undefined {
  const rows = tournament && view.tournamentTable(tournament.id)?.tables[0]?.rows;
  if (!rows || rows.length === 0) return undefined;
  return texts.leaders(
    tournament.name,
    rows.slice(0, 3).map(({ team }) => team.name),
  );
}

export const tablePlaceIntent: Intent = {
  pattern: ({ patterns }) => patterns.table,
  reply: (question) =>
    question.team ? teamPlaceReply(question, question.team) : leadersReply(question),
};
