import type { PlayerPosition } from '@touchline/types';
import { contractStart } from '../../names/squads.ts';
import { byTeamYear } from '../../players/by-team-year.ts';
import { squadShape } from '../../players/squad-shape.ts';
import { indexAtShare } from '../../random/distributions.ts';
import { chance } from '../../random/random.ts';

/** How often a role kills or scores, dies, and assists, against the others; 1 where it is not named. */
const ROLES: Partial<Record<PlayerPosition, readonly [number, number, number]>> = {
  'in-game-leader': [0.8, 1.05, 1.1],
  'entry-fragger': [1.1, 1.2, 0.9],
  awper: [1.2, 0.85, 0.7],
  sniper: [1.15, 0.9, 0.8],
  anchor: [0.95, 0.9, 1],
  slayer: [1.2, 1.05, 0.8],
  duelist: [1.25, 1.15, 0.7],
  controller: [0.85, 0.95, 1.2],
  sentinel: [0.95, 0.9, 0.95],
  jungler: [0.95, 0.95, 1.25],
  'mid-laner': [1.3, 0.95, 0.95],
  'bot-laner': [1.45, 0.85, 0.85],
  carry: [1.5, 0.75, 0.8],
  offlaner: [0.9, 1.1, 1.15],
  'soft-support': [0.6, 1.15, 1.3],
  support: [0.5, 1.15, 1.35],
  tank: [0.9, 1.1, 1],
  damage: [1.35, 1, 0.8],
  striker: [1.5, 1, 0.9],
  playmaker: [1, 1, 1.3],
  defender: [0.6, 1, 1],
};
const LEAST_TALENT = 0.6;
const TALENT_SPAN = 0.8;

/** How often each place of a squad does something, from shirt 1. */
export interface Weights {
  readonly attack: readonly number[];
  readonly death: readonly number[];
  readonly assist: readonly number[];
}

const TEAMS = 60;

/** A talent lasts for a contract. */
export const weightsOf = byTeamYear(TEAMS, (seed, team, year): Weights => {
  const { shirts, positionOf } = squadShape(team.game);
  const talent = shirts.map((shirt) =>
    chance(seed, 'talent', team.id, shirt, contractStart(shirt, year)),
  );
  const of = (deed: 0 | 1 | 2, factor: (talent: number) => number) =>
    shirts.map((shirt, no) => (ROLES[positionOf(shirt)]?.[deed] ?? 1) * factor(talent[no] ?? 0.5));
  return {
    attack: of(0, (one) => LEAST_TALENT + one * TALENT_SPAN),
    death: of(1, (one) => 1.2 - one * 0.4),
    assist: of(2, () => 1),
  };
});

/** The index of one of these players at a share of their weights: of those whose bit is set in `among`. */
export function pickOf(weights: readonly number[], among: number, share: number): number {
  const weightOf = (no: number) => (among & (1 << no) ? (weights[no] as number) : 0);
  return indexAtShare(weights.length, weightOf, share);
}
