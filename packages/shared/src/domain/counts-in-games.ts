import type { SportType } from '@touchline/types';

const TITLES: readonly (SportType | undefined)[] = [
  'lol',
  'dota2',
  'rocket-league',
  'aov',
  'wild-rift',
];

/** Whether a series of an esports title has games, not maps: all of them are played on the same one. */
export const countsInGames = (title: SportType | undefined): boolean => TITLES.includes(title);
