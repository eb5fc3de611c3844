import type { Pairing } from './pairing.ts';

type Placed = (Pairing | undefined)[];

const hasTeam = (id: string) => (one: Pairing) => one.home.id === id || one.away.id === id;

/** In its own place, where the feed numbers them. */
function byNumber(pairings: readonly Pairing[], size: number): Placed {
  const places: Placed = Array.from({ length: size });
  for (const one of pairings) places[(one.tie ?? 1) - 1] = one;
  return places;
}

/** Above and below the tie to which each has led; the others where there is room, as they come. */
function byNext(pairings: readonly Pairing[], next: Placed, size: number): Placed {
  const places: Placed = Array.from({ length: size });
  const left = new Set(pairings);
  for (const [at, later] of next.entries()) {
    for (const [side, team] of [later?.home, later?.away].entries()) {
      const before = team && pairings.find(hasTeam(team.id));
      if (!before || !left.delete(before)) continue;
      places[at * 2 + side] = before;
    }
  }
  for (const one of left) {
    const free = places.indexOf(undefined);
    if (free < 0) places.push(one);
    else places[free] = one;
  }
  return places;
}

/** Each round with so many places, in which neighbours lead to the same tie of the next round. */
export function orderTies(
  rounds: readonly (readonly Pairing[])[],
  sizes: readonly number[],
): readonly Placed[] {
  const ordered: Placed[] = [];
  for (let at = rounds.length - 1; at >= 0; at--) {
    const pairings = rounds[at] ?? [];
    const size = Math.max(sizes[at] ?? 1, pairings.length);
    const numbered = pairings.every(({ tie }) => tie !== undefined && tie <= size);
    ordered[at] = numbered
      ? byNumber(pairings, size)
      : byNext(pairings, ordered[at + 1] ?? [], size);
  }
  return ordered;
}
