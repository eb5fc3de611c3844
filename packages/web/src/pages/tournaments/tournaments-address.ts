import { type Game, isCountryId, isGame } from '../../paths.ts';
import type { Address } from '../../state/navigation/page-head.ts';

export const tabs = ['ongoing', 'upcoming', 'finished', 'year'] as const;
export type Tab = (typeof tabs)[number];

export interface TournamentsAddress {
  game: Game;
  show: Tab;
  /** Of the route, by which the list is asked for. */
  asked: string | undefined;
  /** By which the list is narrowed down here. */
  country: string | undefined;
}

/** Everything that the page shows stands in its address. */
export function readTournamentsAddress({ params, search }: Address): TournamentsAddress {
  const show = search.get('show');
  const asked = isCountryId(params.countryId) ? params.countryId : undefined;
  const chosen = search.get('country') ?? undefined;
  return {
    game: isGame(params.game) ? params.game : 'football',
    show: tabs.find((tab) => tab === show) ?? 'ongoing',
    asked,
    country: asked ?? (isCountryId(chosen) ? chosen : undefined),
  };
}
