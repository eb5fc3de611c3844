import type { Tournament } from '@touchline/types';
import { type Game, isGame, type Sport, sportOf } from '../../paths.ts';

type Played = Partial<Pick<Tournament, 'sportType'>>;

/** The game in a tournament's address; a feed that does not say it means football. */
export const gameOf = ({ sportType }: Played): Game => (isGame(sportType) ? sportType : 'football');

export const kindOf = (tournament: Played): Sport => sportOf(gameOf(tournament));
