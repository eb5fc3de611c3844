import {
  type TournamentTab,
  tournamentTabs,
} from '../../features/tournaments/team-tournaments.tsx';
import { pageCount } from '../../format/page-count.ts';
import { type Game, isGame } from '../../paths.ts';
import type { Address } from '../../state/navigation/page-head.ts';

interface TeamAddress {
  game: Game;
  teamId: string;
  /** Pages of the played and of the next matches; 0 is the beginning of the first. */
  played: number;
  next: number;
  /** Undefined where the page decides which of the three to show. */
  cups: TournamentTab | undefined;
}

/** Everything that the page shows stands in its address. */
export function readTeamAddress({ params, search }: Address): TeamAddress {
  const cups = search.get('cups');
  return {
    game: isGame(params.game) ? params.game : 'football',
    teamId: params.teamId ?? '',
    played: pageCount(search.get('played'), 0),
    next: pageCount(search.get('next'), 0),
    cups: tournamentTabs.find((tab) => tab === cups),
  };
}

/** The same page with something else shown; what is shown without being asked for is not said. */
export function teamQuery(address: TeamAddress, change: Partial<TeamAddress>): string {
  const { played, next, cups } = { ...address, ...change };
  const words = new URLSearchParams();
  if (played > 0) words.set('played', `${played}`);
  if (next > 0) words.set('next', `${next}`);
  if (cups) words.set('cups', cups);
  return words.size > 0 ? `?${words}` : '';
}

export const pageSize = 20;
const brief = 5;

/** How many rows so many pages have. */
export const rowsOf = (pages: number): number => (pages > 0 ? pages * pageSize : brief);

/** The pages to ask for: the beginning of the first one is on the first one. */
export const numbersOf = (pages: number): number[] =>
  Array.from({ length: Math.max(1, pages) }, (_, index) => index + 1);
