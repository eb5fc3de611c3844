import type { Match } from '@touchline/types';

/** All esports titles are one sport. */
export const sportOf = ({ tournament: { sportType } }: Match): string =>
  sportType === 'football' || sportType === 'basketball' ? sportType : 'esports';
