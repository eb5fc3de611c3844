import type { Standing, StandingRow, TeamRef } from '@touchline/types';
import type { Question } from '../question.ts';

function findPlace(standing: Standing | undefined, team: TeamRef) {
  for (const { rows } of standing?.tables ?? []) {
    const index = rows.findIndex((row) => row.team.id === team.id);
    if (index >= 0) return { place: index + 1, row: rows[index] as StandingRow };
  }
  return undefined;
}

function teamPlaceReply({ view, texts }: Question, team: TeamRef): string {
  for (const { id, name } of view.teamTournaments(team.id, 'upcoming') ?? []) {
    const standing = view.tournamentTable(id);
    const found = findPlace(standing, team);
    if (found) return texts.place(team.name, { ...found, tournament: name });
  }
  return texts.noPlace(team.name);
}

export function leadersReply({ view, texts, tournament }: Question): string | undefined {
  if (!tournament) return undefined;
  const standing = view.tournamentTable(tournament.id);
  const rows = standing?.tables[0]?.rows;
  if (!rows || rows.length === 0) return undefined;
  return texts.leaders(
    tournament.name,
    rows.slice(0, 3).map(({ team }) => team.name),
  );
}

export const tableReply = (question: Question): string | undefined =>
  question.team ? teamPlaceReply(question, question.team) : leadersReply(question);
