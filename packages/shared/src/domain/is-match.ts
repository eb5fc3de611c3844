import type { Match } from '@touchline/types';

/** Whether an item of any response is a match. That of a list of a player's matches has teams and a state too, but no id. */
export const isMatch = (item: unknown): item is Match =>
  typeof item === 'object' &&
  item !== null &&
  'id' in item &&
  'homeTeam' in item &&
  'statusId' in item;
