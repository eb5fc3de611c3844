import type { Match, NewsItem } from '@touchline/types';
import { namesTeam } from '../../../features/matches/alerts/names-team.ts';

export const teamIn = (teamId: string, { homeTeam, awayTeam }: Match) =>
  homeTeam.id === teamId ? homeTeam : awayTeam;

/** The league that a team is placed in: that of a match which is no tie. */
export const leagueOf = (matches: readonly Match[]): Match['tournament'] | undefined =>
  matches.find(({ tie, roundKind }) => !tie && !roundKind)?.tournament;

/** The latest news that names the team. */
export const newsOf = (items: readonly NewsItem[], name: string): NewsItem | undefined =>
  items.find(({ title }) => namesTeam(title, name));

/** The teams that play first, the others as they are. */
export function playingFirst(teamIds: readonly string[], live: readonly Match[]): string[] {
  const playing = new Set(live.flatMap(({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id]));
  const rank = (id: string) => (playing.has(id) ? 0 : 1);
  return teamIds.toSorted((one, other) => rank(one) - rank(other));
}
