import type { Match } from '@touchline/types';
import { sportOf } from './sport-of.ts';

/** An upcoming, a live and a finished match of each sport. */
export function sampleOfEachKind(matches: readonly Match[]): Match[] {
  const byKind = Map.groupBy(matches, (match) => `${sportOf(match)} ${match.statusId}`);
  return [...byKind.values()].flatMap((group) => group.slice(0, 1));
}
