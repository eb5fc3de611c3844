import type { Fixture, Side } from '../model.ts';
import { withoutNamesakes } from '../names/squads.ts';
import { areNamesakes, playerOf, squadYears } from '../players/squad.ts';
import { indexAtShare } from '../random/distributions.ts';
import { type Rng, random } from '../random/random.ts';
import type { Squads } from './eleven.ts';
import type { Substitution } from './substitutions.ts';

/** By shirt number, from 1: how often it scores (goalkeepers never), and how often it is booked. */
const SCORING_WEIGHTS = [0, 2, 3, 3, 2, 5, 8, 9, 16, 10, 13, 0, 3, 4, 6, 5, 8, 4];
const FOULING_WEIGHTS = [1, 6, 8, 8, 6, 9, 7, 6, 5, 6, 5, 0, 4, 4, 4, 4, 4, 4];
const ASSISTING_WEIGHTS = [1, 5, 2, 2, 5, 4, 12, 8, 5, 12, 11, 0, 3, 2, 7, 7, 5, 6];
/** Goals that somebody made; the others are solo runs, rebounds and the like. */
const ASSISTED_SHARE = 0.74;
/** Booked players take care. */
const CAUTION_AFTER_BOOKING = 0.3;

/** The shirt at a share of the weights. */
function pickShirt(weights: readonly number[], share: number, shirts: readonly number[]): number {
  const weightOf = (index: number) => weights[(shirts[index] as number) - 1] as number;
  return shirts.at(indexAtShare(shirts.length, weightOf, share)) as number;
}

export const pickScoringShirt = (share: number, shirts: readonly number[]): number =>
  pickShirt(SCORING_WEIGHTS, share, shirts);

/** The players of a side from an instant on, in seconds from kick-off. */
interface LineUp {
  readonly from: number;
  readonly shirts: readonly number[];
}

/** Assigns players to events. Must be called in order of time: it excludes players who have left the pitch. */
export function createPlayerPicker(seed: string, fixture: Fixture, { elevens, unnamed }: Squads) {
  const rng: Rng = random(seed, 'match', fixture.id, 'players');
  const bookings = { home: new Set<number>(), away: new Set<number>() };
  const lineUps: Record<Side, LineUp[]> = {
    home: [{ from: 0, shirts: elevens.home.starters }],
    away: [{ from: 0, shirts: elevens.away.starters }],
  };
  const assists: Rng = random(seed, 'match', fixture.id, 'assists');
  const years = squadYears(fixture);
  const playerAt = (side: Side, shirt: number) => playerOf(seed, fixture[side], shirt, years[side]);
  /** Away substitutes who come on though the home side has their surname: its players with it are not reported on. */
  const namedAnyway: number[] = [];
  const current = (side: Side) => (lineUps[side].at(-1) as LineUp).shirts;
  const named = (side: Side) => withoutNamesakes(current(side), side, unnamed);
  const leave = (
    side: Side,
    seconds: number,
    shirt: number,
    replacement: readonly number[] = [],
  ) => {
    const shirts = [...current(side).filter((one) => one !== shirt), ...replacement];
    lineUps[side].push({ from: seconds, shirts });
  };
  return {
    scorer: (side: Side): number => pickScoringShirt(rng(), named(side)),
    /** Who made a goal; undefined if nobody did. */
    assister: (side: Side, scorer: number): number | undefined => {
      const others = named(side).filter((shirt) => shirt !== scorer);
      const isAssisted = assists() < ASSISTED_SHARE;
      const share = assists();
      return isAssisted && others.length > 0
        ? pickShirt(ASSISTING_WEIGHTS, share, others)
        : undefined;
    },
    /** A second booking sends the player off. */
    booked: (side: Side, seconds: number) => {
      const weights = FOULING_WEIGHTS.map((weight, index) =>
        bookings[side].has(index + 1) ? weight * CAUTION_AFTER_BOOKING : weight,
      );
      const shirt = pickShirt(weights, rng(), named(side));
      const second = bookings[side].has(shirt);
      bookings[side].add(shirt);
      if (second) leave(side, seconds, shirt);
      return { shirt, second };
    },
    sentOff: (side: Side, seconds: number): number => {
      const shirt = pickShirt(FOULING_WEIGHTS, rng(), named(side));
      leave(side, seconds, shirt);
      return shirt;
    },
    /** Who goes off; undefined if the side has nobody to take off. */
    substituted: ({ side, seconds, on, off }: Substitution): number | undefined => {
      const shirt = off(named(side));
      if (shirt !== undefined) leave(side, seconds, shirt, [on]);
      if (shirt !== undefined && side === 'away' && unnamed.has(on)) namedAnyway.push(on);
      return shirt;
    },
    penaltyTaker: (side: Side, no: number): number => {
      const order = [9, 10, 7, 8, 6, 17, 15, 11, 16, 4, 3, 5, 14, 13, 18, 2, 1, 12].filter(
        (shirt) => named(side).includes(shirt),
      );
      return order[no % order.length] as number;
    },
    /** The shirts of a side on the pitch that may be named; complete once all events have players. */
    shirtsAt: (side: Side, seconds: number): readonly number[] => {
      const { shirts } = lineUps[side].findLast(({ from }) => from <= seconds) as LineUp;
      return withoutNamesakes(shirts, side, unnamed).filter(
        (shirt) =>
          side === 'away' || !namedAnyway.some((away) => areNamesakes(seed, fixture, shirt, away)),
      );
    },
    playerAt,
  };
}

export type PlayerPicker = ReturnType<typeof createPlayerPicker>;
