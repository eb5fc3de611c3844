import type { Question } from '../question.ts';
import { lastMatch, liveMatch } from '../team-matches.ts';

function tournamentPage({ view, tournament }: Question): string | undefined {
  const found = tournament && view.tournament(tournament.id);
  return found && `/${found.sportType}/tournament/${found.id}`;
}

/** Leads to the tournament, or to the page of a team, which has its tournaments. */
export function tableReply(question: Question): string | undefined {
  const { view, texts, team, tournament } = question;
  if (!team) {
    const page = tournamentPage(question);
    return page && texts.tableAt(tournament?.name ?? '', page);
  }
  const { sportType = 'football' } = view.team(team.id) ?? {};
  return texts.tableAt(team.name, `/${sportType}/team/${team.id}`);
}

/** Leads to the live match of a team, or to its last one. */
export function scorersReply(question: Question): string | undefined {
  const { team, tournament, texts, view } = question;
  if (!team) {
    const page = tournamentPage(question);
    return page && texts.scorersAt(tournament?.name ?? '', page);
  }
  const match = liveMatch(view, team) ?? lastMatch(view, team);
  if (!match) return texts.noResults(team.name);
  const { id, homeTeam, awayTeam, tournament: own } = match;
  const pair = `${homeTeam.name} – ${awayTeam.name}`;
  return texts.scorersAt(pair, `/${own.sportType}/matches/${id}`);
}
