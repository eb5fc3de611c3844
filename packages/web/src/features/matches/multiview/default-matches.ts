import type { Match } from '@touchline/types';
import { byImportance } from '../list/by-importance.ts';

/** As many as fit on the screen of a phone. */
export const MAX_MATCHES = 6;
/** Kick-offs further apart leave too little that is played at once. */
const MAX_APART_S = 3600;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/**
 * The most important matches of a day that were played at about the same time, in the order of
 * docs/decisions/0020-order-by-importance.md without the visitor's stars: the same for everybody who opens the link.
 */
export function defaultMatches(matches: readonly Match[]): Match[] {
  const over = byImportance(
    matches.filter(({ statusId }) => statusId === 'FINISHED'),
    0,
    new Set(),
  );
  const groups = over.map((first) => {
    const group: Match[] = [];
    for (const match of [first, ...over]) {
      const isClose = group.every(
        (one) => one !== match && Math.abs(one.startTime - match.startTime) <= MAX_APART_S,
      );
      if (isClose && group.length < MAX_MATCHES) group.push(match);
    }
    return { group, place: sum(group.map((match) => over.indexOf(match))) };
  });
  const [best] = groups.sort(
    (one, other) => other.group.length - one.group.length || one.place - other.place,
  );
  return best ? over.filter((match) => best.group.includes(match)) : [];
}
