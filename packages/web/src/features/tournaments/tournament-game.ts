import type { Tournament } from '@touchline/types';
import { type Game, isGame, type Sport, sportOf } from '../../paths.ts';

/** The game in a tournament's address; a feed that does not say it means football. */
export const gameOf = ({ sportType }: Pick<Tournament, 'sportType'>): Game =>
  isGame(sportType) ? sportType : 'football';

export const kindOf = (tournament: Pick<Tournament, 'sportType'>): Sport =>
  sportOf(gameOf(tournament));
