import type { Match } from '@touchline/types';
import { gameOf, paths, type Sport, sportOf } from '../../../paths.ts';

export const matchSport = ({ tournament }: Match): Sport => sportOf(gameOf(tournament));

export const matchPath = ({ id, tournament }: Match): string => paths.match(gameOf(tournament), id);
