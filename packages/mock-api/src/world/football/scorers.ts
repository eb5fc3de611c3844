import type { Words } from '../localized.ts';
import type { Fixture, Side } from '../model.ts';
import { player } from '../names/squads.ts';
import { type Dice, random } from '../random/random.ts';

/** How often each shirt scores (the goalkeeper never), and how often it is booked. */
const scoring = [0, 2, 3, 3, 2, 5, 8, 9, 16, 10, 13, 2, 3, 4, 6, 5];
const fouling = [1, 6, 8, 8, 6, 9, 7, 6, 5, 6, 5, 2, 2, 2, 2, 2];

function shirtBy(weights: readonly number[], dice: Dice, out: ReadonlySet<number>): number {
  const open = weights.map((weight, index) => (out.has(index + 1) ? 0 : weight));
  let left = dice() * open.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of open.entries()) {
    left -= weight;
    if (left < 0) return index + 1;
  }
  return 9;
}

export interface Cast {
  scorer(side: Side): Words;
  /** Whoever is booked a second time has to go. */
  booked(side: Side): { who: Words; second: boolean };
  sentOff(side: Side): Words;
  taker(side: Side, no: number): Words;
}

/** Who did it: nobody who has been sent off, and nobody twice in the wrong way. */
export function castOf(seed: string, fixture: Fixture): Cast {
  const dice = random(seed, 'match', fixture.id, 'players');
  const bookings = { home: new Set<number>(), away: new Set<number>() };
  const off = { home: new Set<number>(), away: new Set<number>() };
  const named = (side: Side, shirt: number) =>
    player(seed, fixture[side], shirt, fixture.season.year);
  return {
    scorer: (side) => named(side, shirtBy(scoring, dice, off[side])),
    booked: (side) => {
      const shirt = shirtBy(fouling, dice, off[side]);
      const second = bookings[side].has(shirt);
      bookings[side].add(shirt);
      if (second) off[side].add(shirt);
      return { who: named(side, shirt), second };
    },
    sentOff: (side) => {
      const shirt = shirtBy(fouling, dice, off[side]);
      off[side].add(shirt);
      return named(side, shirt);
    },
    taker: (side, no) => {
      const order = [9, 10, 7, 8, 6, 11, 4, 3, 5, 2, 1].filter((shirt) => !off[side].has(shirt));
      return named(side, order[no % order.length] as number);
    },
  };
}
