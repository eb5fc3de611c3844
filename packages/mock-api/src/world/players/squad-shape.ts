import type { PlayerPosition } from '@touchline/types';
import type { Game, Team } from '../model.ts';
import { contractStart } from '../names/squads.ts';
import { chance } from '../random/random.ts';
import { lineOf, SHIRTS } from './lines.ts';
import { titlePlayOf } from './title-play.ts';

/** The places of a squad: each has one player at a time. */
interface SquadShape {
  readonly shirts: readonly number[];
  positionOf(shirt: number): PlayerPosition;
  /** Players of a line replace each other, and take each other's place in other clubs. */
  lineOf(shirt: number): string;
  readonly hasNumbers: boolean;
}

const FOOTBALL: SquadShape = { shirts: SHIRTS, positionOf: lineOf, lineOf, hasNumbers: true };

/** The places from 1: the usual five, those behind them, and two more. */
const BASKETBALL_POSITIONS = [
  ...(['point-guard', 'shooting-guard', 'small-forward', 'power-forward', 'center'] as const),
  ...(['point-guard', 'shooting-guard', 'small-forward', 'power-forward', 'center'] as const),
  ...(['shooting-guard', 'power-forward'] as const),
];
const basketballPosition = (shirt: number): PlayerPosition =>
  BASKETBALL_POSITIONS[shirt - 1] ?? 'center';

const BASKETBALL: SquadShape = {
  shirts: BASKETBALL_POSITIONS.map((_, index) => index + 1),
  positionOf: basketballPosition,
  lineOf: (shirt) => basketballPosition(shirt).replace(/^.*-/, ''),
  hasNumbers: true,
};

/** Each role has a place, and one more is the substitute's. */
function esportsShape(roles: readonly PlayerPosition[]): SquadShape {
  return {
    shirts: [...roles.keys(), roles.length].map((index) => index + 1),
    positionOf: (shirt) => roles[shirt - 1] ?? 'substitute',
    lineOf: (shirt) => `${shirt}`,
    hasNumbers: false,
  };
}

const shapes = new Map<Game, SquadShape>([
  ['football', FOOTBALL],
  ['basketball', BASKETBALL],
]);

export function squadShape(game: Game): SquadShape {
  const shape = shapes.get(game) ?? esportsShape(titlePlayOf(game)?.roles ?? []);
  shapes.set(game, shape);
  return shape;
}

/** Numbers up to 95, of which each place has its own. */
const NUMBER_STEPS = 8;

/** The number on the back: in football that of the place, in basketball one of many, which a player has for a contract. */
export function shirtNumber(seed: string, { id, game }: Team, shirt: number, year: number): number {
  if (game !== 'basketball') return shirt;
  const { length } = BASKETBALL.shirts;
  const roll = chance(seed, 'number', id, shirt, contractStart(shirt, year));
  return shirt - 1 + length * Math.floor(roll * NUMBER_STEPS);
}
