import { type Game, isId } from '../../paths.ts';
import { type Address, gameAt } from '../../state/navigation/page-address.ts';

export const tabs = ['ongoing', 'upcoming', 'finished', 'year'] as const;
export type Tab = (typeof tabs)[number];

export interface TournamentsAddress {
  game: Game;
  show: Tab;
  /** The country of the path, a parameter of the call. */
  pathCountryId: string | undefined;
  /** The country by which the list is filtered here. */
  country: string | undefined;
}

export function readTournamentsAddress({ params, search }: Address): TournamentsAddress {
  const show = search.get('show');
  const pathCountryId =
    isId(params.countryId) && params.countryId !== 'all' ? params.countryId : undefined;
  const chosen = search.get('country') ?? undefined;
  return {
    game: gameAt({ params }),
    show: tabs.find((tab) => tab === show) ?? 'ongoing',
    pathCountryId,
    country: pathCountryId ?? (isId(chosen) ? chosen : undefined),
  };
}
