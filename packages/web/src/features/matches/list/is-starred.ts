import type { Match } from '@touchline/types';
import { type Stars, starOf } from '../../../state/favourites/star.ts';

/** Whether the match or one of its teams is starred. */
export const isStarredItself = ({ id, homeTeam, awayTeam }: Match, stars: Stars): boolean =>
  stars.has(starOf('match', id)) ||
  [homeTeam, awayTeam].some((team) => stars.has(starOf('team', team.id)));

/** Whether the match, one of its teams or its tournament is starred. */
export const isStarred = (match: Match, stars: Stars): boolean =>
  isStarredItself(match, stars) || stars.has(starOf('tournament', match.tournament.id));
