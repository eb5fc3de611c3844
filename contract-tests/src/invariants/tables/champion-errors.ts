import type { Match, Tournament } from '@touchline/types';

function winnerOf({ homeTeam, awayTeam, periods = [] }: Match): string | undefined {
  const kicks = periods.find(({ kind }) => kind === 'penalties');
  const [home, away] = kicks
    ? [kicks.home, kicks.away]
    : [homeTeam.score ?? 0, awayTeam.score ?? 0];
  if (home === away) return undefined;
  return home > away ? homeTeam.id : awayTeam.id;
}

/** Contradictions between the champion of a finished tournament, where it has one, and its teams and matches. */
export function championErrors(
  { id, currentSeason, teams, champion }: Tournament,
  finished: readonly Match[],
): string[] {
  if (!champion) return [];
  const takesPart = teams.length === 0 || teams.some((team) => team.id === champion.id);
  const finals = finished.filter(
    ({ roundKind, season }) => roundKind === 'final' && season === currentSeason,
  );
  const last = finals.sort((a, b) => b.endTime - a.endTime)[0];
  const winner = last && winnerOf(last);
  return [
    ...(takesPart ? [] : [`${id}: the champion ${champion.id} is not one of the teams`]),
    ...(winner && winner !== champion.id
      ? [`${id}: the champion is ${champion.id}, but ${winner} won the final ${last.id}`]
      : []),
  ];
}
