import type { Tournament } from '@touchline/types';
import type { TFunction } from 'i18next';

/** 'Champions' of a league, 'Winner' of a cup. */
export const championWord = ({ type }: Tournament, t: TFunction): string =>
  t(type === 'league' ? 'match.champions' : 'match.winner');
