import type { Match } from '@touchline/types';

/** Ids of starred matches, teams and tournaments. */
export type Stars = ReadonlySet<string>;

/** Whether the match or one of its teams is starred. */
export const isStarredItself = ({ id, homeTeam, awayTeam }: Match, stars: Stars): boolean =>
  [id, homeTeam.id, awayTeam.id].some((starrable) => stars.has(starrable));

/** Whether the match, one of its teams or its tournament is starred. */
export const isStarred = (match: Match, stars: Stars): boolean =>
  isStarredItself(match, stars) || stars.has(match.tournament.id);
