import type { Words } from '../localized.ts';
import type { Game, Team } from '../model.ts';
import { player } from '../names/squads.ts';
import { chance } from '../random/random.ts';
import { groundOf } from './stadium.ts';

export interface Club {
  readonly founded: number;
  readonly ground: Words | undefined;
  readonly coach: Words;
}

/** In which years the clubs of a game came up: from the first, to so many years later. */
const founding: Partial<Record<Game, readonly [number, number]>> = {
  football: [1872, 60],
  basketball: [1924, 54],
};
const titleFounding = [2006, 14] as const;
/** A number that no player wears. */
const COACH = 90;

/** What there is to tell of a club that no result tells; its coach changes with the years. */
export function clubOf(seed: string, team: Team, year: number): Club {
  const [first, span] = founding[team.game] ?? titleFounding;
  return {
    founded: first + Math.floor(chance(seed, 'club', team.id, 'founded') * span),
    ground: groundOf(seed, team),
    coach: player(seed, team, COACH, year),
  };
}
