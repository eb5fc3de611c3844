/** Home and away by place in the list. */
export type Pairing = readonly [number, number];

/**
 * Each meets each other once, by the circle method: the last stays, the others turn. Who is at home
 * alternates by place and round, so that nobody is at home or away for more than two rounds running.
 */
function singleLeg(size: number): Pairing[][] {
  const even = size + (size % 2);
  const turning = even - 1;
  return Array.from({ length: turning }, (_, round) => {
    const pairs: Pairing[] = [];
    for (let place = 0; place < even / 2; place++) {
      const one = place === 0 ? even - 1 : (round + place) % turning;
      const other = (round + turning - place) % turning;
      if (one >= size || other >= size) continue;
      const swap = place === 0 ? round % 2 === 1 : place % 2 === 1;
      pairs.push(swap ? [other, one] : [one, other]);
    }
    return pairs;
  });
}

const known = new Map<string, readonly (readonly Pairing[])[]>();

/** Rounds of pairings; every second leg has the grounds the other way round. */
export function roundRobin(size: number, legs: number): readonly (readonly Pairing[])[] {
  const key = `${size}/${legs}`;
  const present = known.get(key);
  if (present) return present;
  const first = singleLeg(size);
  const rounds = Array.from({ length: legs }, (_, leg) =>
    leg % 2 === 0 ? first : first.map((pairs) => pairs.map(([a, b]): Pairing => [b, a])),
  ).flat();
  known.set(key, rounds);
  return rounds;
}
