import { type Game, isGame } from '../../paths.ts';
import type { Address } from '../../state/navigation/page-head.ts';

/** Rows of a list at first, those that 'Show more' adds, and the most that one call answers with. */
const first = 10;
const step = 40;
const limit = 500;

export interface TournamentAddress {
  game: Game;
  id: string;
  /** How many matches of each list are shown. */
  upcoming: number;
  finished: number;
}

function countIn(word: string | null): number {
  const count = Number(word);
  return Number.isInteger(count) && count > first ? Math.min(count, limit) : first;
}

export const readTournamentAddress = ({ params, search }: Address): TournamentAddress => ({
  game: isGame(params.game) ? params.game : 'football',
  id: params.tournamentId ?? '',
  upcoming: countIn(search.get('upcoming')),
  finished: countIn(search.get('finished')),
});

/** How many are asked for where so many are shown: the bracket reads the last of them too. */
export const sizeFor = (shown: number): number => Math.max(step, shown);

/** How many 'Show more' shows; undefined where there are no more. */
export function moreThan(shown: number, loaded: number): number | undefined {
  if (shown >= limit || loaded < Math.min(shown + 1, sizeFor(shown))) return undefined;
  return shown < step ? step : Math.min(limit, shown + step);
}
