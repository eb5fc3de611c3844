import type { Tournament } from '@touchline/types';
import type { TFunction } from 'i18next';
import { call } from '../../api/call.ts';
import { newsCall } from '../../features/news/use-news.ts';
import { type Game, paths, sportOf } from '../../paths.ts';
import type { Address, Head, HeadInput } from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import type { Resources } from '../../state/stores/resources.ts';
import {
  countryIn,
  isUnknownCountry,
  isUnnamed,
  ofCountry,
  tournamentsOf,
} from './loaded-tournaments.ts';
import { readTournamentsAddress } from './tournaments-address.ts';

const LIST_SIZE = 100;

/** TRN-1, TRN-3, TRN-6. The call for the year takes no country: its list is filtered here. */
export function tournamentsCalls(
  address: Address,
  { language, offset: timezoneOffset }: CallContext,
) {
  const { game: sportType, pathCountryId: countryId, show } = readTournamentsAddress(address);
  const query = { timezoneOffset, sportType, countryId, size: LIST_SIZE };
  const ofYear = call('/tournaments/current-year/v2', { timezoneOffset, sportType }, language);
  switch (show) {
    case 'year':
      return { list: ofYear, ofYear };
    case 'upcoming':
      return { list: call('/tournaments/upcoming', query, language), ofYear };
    case 'finished':
      return { list: call('/tournaments/finished', query, language), ofYear };
    default:
      return { list: call('/tournaments/ongoing', query, language), ofYear };
  }
}

/** An address has only the id of a country: its name comes from a tournament of either list. */
export function tournamentsPageCalls(
  address: Address,
  context: CallContext,
  read: Resources['read'],
) {
  const { list, ofYear } = tournamentsCalls(address, context);
  const { game, pathCountryId, country } = readTournamentsAddress(address);
  const news = newsCall(context, sportOf(game));
  const needsYear = pathCountryId ?? isUnnamed(country, read(list).result);
  return needsYear ? { list, news, ofYear } : { list, news };
}

export const tournamentsTitle = (game: Game, country: string | undefined, t: TFunction): string =>
  country
    ? t('tournaments:headingOf', { game: t(`games.${game}`), country })
    : t('tournaments:heading', { game: t(`games.${game}`) });

export function tournamentsHead({ t, address, context, read, origin }: HeadInput): Head {
  const { game, show, pathCountryId, country } = readTournamentsAddress(address);
  const calls = tournamentsCalls(address, context);
  const { result } = read(calls.list);
  const ofYear = pathCountryId ? read(calls.ofYear).result : undefined;
  if (isUnknownCountry(pathCountryId, result, ofYear)) {
    return { title: t('state.notFound.title'), noIndex: true, status: 404 };
  }
  const lists = [tournamentsOf(result), tournamentsOf(ofYear)];
  const heading = tournamentsTitle(game, country && countryIn(lists, country)?.name, t);
  return {
    title: t(`tournaments:title.${show}`, { heading, year: context.today.slice(0, 4) }),
    ...(import.meta.env.SSR && {
      description: t('head:tournaments', { heading }),
      linkedData: [itemList(heading, ofCountry(tournamentsOf(result), country), game, origin)],
    }),
  };
}

const MAX_LISTED = 20;

const itemList = (
  name: string,
  tournaments: readonly Tournament[],
  game: Game,
  origin: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: tournaments.length,
  itemListElement: tournaments.slice(0, MAX_LISTED).map((one, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: one.name,
    url: origin + paths.tournament(game, one.id),
  })),
});
