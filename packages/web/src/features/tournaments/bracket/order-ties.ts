import type { Pairing } from './pairing.ts';

/** The ties of a round by their place in the bracket. */
type Slots = (Pairing | undefined)[];

const hasTeam = (id: string) => (one: Pairing) => one.home.id === id || one.away.id === id;

/** By the upstream's numbers. */
function byNumber(pairings: readonly Pairing[], size: number): Slots {
  const slots: Slots = Array.from({ length: size });
  for (const one of pairings) slots[(one.tie ?? 1) - 1] = one;
  return slots;
}

/** Next to each other if they lead to the same tie; the others in the free slots, in order. */
function byNextRound(pairings: readonly Pairing[], next: Slots, size: number): Slots {
  const slots: Slots = Array.from({ length: size });
  const rest = new Set(pairings);
  for (const [at, later] of next.entries()) {
    for (const [side, team] of [later?.home, later?.away].entries()) {
      const earlier = team && pairings.find(hasTeam(team.id));
      if (!earlier || !rest.delete(earlier)) continue;
      slots[at * 2 + side] = earlier;
    }
  }
  for (const one of rest) {
    const free = slots.indexOf(undefined);
    if (free < 0) slots.push(one);
    else slots[free] = one;
  }
  return slots;
}

/** Orders each round so that neighbours lead to the same tie of the next; `sizes` are the numbers of slots. */
export function orderTies(
  rounds: readonly (readonly Pairing[])[],
  sizes: readonly number[],
): readonly Slots[] {
  const ordered: Slots[] = [];
  for (let at = rounds.length - 1; at >= 0; at--) {
    const pairings = rounds[at] ?? [];
    const size = Math.max(sizes[at] ?? 1, pairings.length);
    const isNumbered = pairings.every(({ tie }) => tie !== undefined && tie <= size);
    ordered[at] = isNumbered
      ? byNumber(pairings, size)
      : byNextRound(pairings, ordered[at + 1] ?? [], size);
  }
  return ordered;
}
