import type { Localized } from '../localized.ts';
import type { Game, Team } from '../model.ts';
import { COACH_SHIRT, playerName } from '../names/squads.ts';
import { chance } from '../random/random.ts';
import { stadiumName } from './stadium.ts';

export interface Club {
  readonly founded: number;
  readonly ground: Localized | undefined;
  readonly coach: Localized;
}

/** First year and number of years in which clubs of a game were founded. */
const FOUNDING_YEARS: Partial<Record<Game, readonly [number, number]>> = {
  football: [1872, 60],
  basketball: [1924, 54],
};
const ESPORTS_FOUNDING_YEARS = [2006, 14] as const;

/** Facts about a club that do not follow from results. The coach changes over the years. */
export function clubOf(seed: string, team: Team, year: number): Club {
  const [first, span] = FOUNDING_YEARS[team.game] ?? ESPORTS_FOUNDING_YEARS;
  return {
    founded: first + Math.floor(chance(seed, 'club', team.id, 'founded') * span),
    ground: stadiumName(seed, team),
    coach: playerName(seed, team, COACH_SHIRT, year),
  };
}
