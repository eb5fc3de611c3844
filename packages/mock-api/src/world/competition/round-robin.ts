import { memoized } from '@touchline/shared/domain/bounded-map';

/** Home and away, as indexes into the list of teams. */
export type Pairing = readonly [number, number];

/**
 * Every pair once, by the circle method: the last team stays, the others rotate. Home and away
 * alternate, so that no team is at home or away in more than two consecutive rounds.
 */
function singleLeg(size: number): Pairing[][] {
  const even = size + (size % 2);
  const rotating = even - 1;
  return Array.from({ length: rotating }, (_, round) => {
    const pairs: Pairing[] = [];
    for (let place = 0; place < even / 2; place++) {
      const one = place === 0 ? even - 1 : (round + place) % rotating;
      const other = (round + rotating - place) % rotating;
      if (one >= size || other >= size) continue;
      const isSwapped = place === 0 ? round % 2 === 1 : place % 2 === 1;
      pairs.push(isSwapped ? [other, one] : [one, other]);
    }
    return pairs;
  });
}

const firstLeg = memoized(singleLeg);
const secondLeg = memoized((size: number) =>
  firstLeg(size).map((pairs) => pairs.map(([a, b]): Pairing => [b, a])),
);

/** Rounds of pairings; every second leg swaps home and away. */
export const roundRobin = (size: number, legs: number): readonly (readonly Pairing[])[] =>
  Array.from({ length: legs }, (_, leg) =>
    leg % 2 === 0 ? firstLeg(size) : secondLeg(size),
  ).flat();
