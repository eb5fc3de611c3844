import type { Match } from '@touchline/types';
import { type Game, isGame, paths, type Sport, sportOf } from '../../../paths.ts';

/** The game in a match's address; a feed that does not say it plays football. */
export function gameOf({ tournament }: Pick<Match, 'tournament'>): Game {
  const { sportType } = tournament;
  return isGame(sportType) ? sportType : 'football';
}

export const kindOf = (match: Match): Sport => sportOf(gameOf(match));

export const matchPath = (match: Match): string => paths.match(gameOf(match), match.id);
