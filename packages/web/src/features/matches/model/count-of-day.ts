import type { DayCounts } from '@touchline/types';
import { type Game, sportOf } from '../../../paths.ts';

/** Number of matches of a game on a day; those of esports are those of all its titles. */
export const countOfDay = ({ matches }: DayCounts, game: Game): number =>
  Object.entries(matches)
    .filter(([one]) => one === game || (game === 'esports' && sportOf(one as Game) === game))
    .reduce((sum, [, count]) => sum + count, 0);
