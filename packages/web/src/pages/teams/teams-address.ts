import { pageCount } from '../../format/page-count.ts';
import { type Game, isId } from '../../paths.ts';
import { type Address, gameAt } from '../../state/navigation/page-address.ts';

export const PAGE_SIZE = 20;

export interface TeamsAddress {
  game: Game;
  /** Undefined for all countries. */
  countryId: string | undefined;
  pages: number;
}

export function readTeamsAddress({ params, search }: Address): TeamsAddress {
  return {
    game: gameAt({ params }),
    countryId: isId(params.countryId) && params.countryId !== 'all' ? params.countryId : undefined,
    pages: pageCount(search.get('pages'), 1),
  };
}
