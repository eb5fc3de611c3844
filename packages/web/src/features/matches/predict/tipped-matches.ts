import type { Match } from '@touchline/types';
import { verdictOf } from './market-pick.ts';

/** NWS-4: what is still to come and has tips, by kick-off. */
export const dueMatches = (matches: readonly Match[]): Match[] =>
  matches
    .filter(({ statusId, tips }) => statusId === 'UPCOMING' && tips > 0)
    .sort((one, other) => one.startTime - other.startTime || (one.id < other.id ? -1 : 1));

/** What can be held against its result, the most tipped first. */
export const judgedMatches = (matches: readonly Match[]): Match[] =>
  matches
    .filter((match) => match.tips > 0 && verdictOf(match))
    .sort((one, other) => other.tips - one.tips || one.startTime - other.startTime);
