import {
  type TournamentTab,
  tournamentTabs,
} from '../../features/tournaments/team-tournaments.tsx';
import { pageCount } from '../../format/page-count.ts';
import { type Game, isId } from '../../paths.ts';
import { type Address, gameAt } from '../../state/navigation/page-address.ts';

interface TeamAddress {
  game: Game;
  teamId: string;
  /** Pages of the played and of the next matches; 0 for the first rows of the first page. */
  played: number;
  next: number;
  /** The chosen tab of the tournaments. */
  cups: TournamentTab | undefined;
  /** The id of a past season whose matches are shown. */
  season: string | undefined;
}

export function readTeamAddress({ params, search }: Address): TeamAddress {
  const cups = search.get('cups');
  const season = search.get('season') ?? undefined;
  return {
    game: gameAt({ params }),
    teamId: params.teamId ?? '',
    played: pageCount(search.get('played'), 0),
    next: pageCount(search.get('next'), 0),
    cups: tournamentTabs.find((tab) => tab === cups),
    season: isId(season) ? season : undefined,
  };
}

/** The query of the page with a change; defaults are omitted. */
export function teamQuery(address: TeamAddress, change: Partial<TeamAddress>): string {
  const { played, next, cups, season } = { ...address, ...change };
  const query = new URLSearchParams();
  if (played > 0) query.set('played', `${played}`);
  if (next > 0) query.set('next', `${next}`);
  if (cups) query.set('cups', cups);
  if (season) query.set('season', season);
  return query.size > 0 ? `?${query}` : '';
}

export const PAGE_SIZE = 20;
const FIRST_ROWS = 5;

export const shownRows = (pages: number): number => (pages > 0 ? pages * PAGE_SIZE : FIRST_ROWS);

/** The numbers of the pages to fetch: the first rows are on the first page. */
export const pageNumbers = (pages: number): number[] =>
  Array.from({ length: Math.max(1, pages) }, (_, index) => index + 1);
