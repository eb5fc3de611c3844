import type { Localized } from '../localized.ts';
import type { Fixture, Side } from '../model.ts';
import { playerName } from '../names/squads.ts';
import { type Rng, random } from '../random/random.ts';

/** By shirt number, from 1: how often it scores (the goalkeeper never), and how often it is booked. */
const SCORING_WEIGHTS = [0, 2, 3, 3, 2, 5, 8, 9, 16, 10, 13, 2, 3, 4, 6, 5];
const FOULING_WEIGHTS = [1, 6, 8, 8, 6, 9, 7, 6, 5, 6, 5, 2, 2, 2, 2, 2];

function pickShirt(weights: readonly number[], rng: Rng, excluded: ReadonlySet<number>): number {
  const remaining = weights.map((weight, index) => (excluded.has(index + 1) ? 0 : weight));
  let roll = rng() * remaining.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of remaining.entries()) {
    roll -= weight;
    if (roll < 0) return index + 1;
  }
  return 9;
}

export interface PlayerPicker {
  scorer(side: Side): Localized;
  /** A second booking sends the player off. */
  booked(side: Side): { player: Localized; second: boolean };
  sentOff(side: Side): Localized;
  penaltyTaker(side: Side, no: number): Localized;
}

/** Assigns players to events. Must be called in order of time: it excludes players sent off before. */
export function createPlayerPicker(seed: string, fixture: Fixture): PlayerPicker {
  const rng = random(seed, 'match', fixture.id, 'players');
  const bookings = { home: new Set<number>(), away: new Set<number>() };
  const sentOff = { home: new Set<number>(), away: new Set<number>() };
  const nameOf = (side: Side, shirt: number) =>
    playerName(seed, fixture[side], shirt, fixture.season.year);
  return {
    scorer: (side) => nameOf(side, pickShirt(SCORING_WEIGHTS, rng, sentOff[side])),
    booked: (side) => {
      const shirt = pickShirt(FOULING_WEIGHTS, rng, sentOff[side]);
      const second = bookings[side].has(shirt);
      bookings[side].add(shirt);
      if (second) sentOff[side].add(shirt);
      return { player: nameOf(side, shirt), second };
    },
    sentOff: (side) => {
      const shirt = pickShirt(FOULING_WEIGHTS, rng, sentOff[side]);
      sentOff[side].add(shirt);
      return nameOf(side, shirt);
    },
    penaltyTaker: (side, no) => {
      const order = [9, 10, 7, 8, 6, 11, 4, 3, 5, 2, 1].filter(
        (shirt) => !sentOff[side].has(shirt),
      );
      return nameOf(side, order[no % order.length] as number);
    },
  };
}
