import type { Tournament } from '@touchline/types';
import type { TFunction } from 'i18next';
import { type Game, paths } from '../../paths.ts';
import type { Head, HeadInput } from '../../state/navigation/page-head.ts';
import { countryIn, isDeadCountry, loaded, ofCountry } from './loaded-tournaments.ts';
import { readTournamentsAddress } from './tournaments-address.ts';
import { tournamentsCalls } from './tournaments-calls.ts';

export const headingOf = (game: Game, country: string | undefined, t: TFunction): string =>
  country
    ? t('tournaments.headingOf', { game: t(`games.${game}`), country })
    : t('tournaments.heading', { game: t(`games.${game}`) });

export function tournamentsHead({ t, address, view, read, origin }: HeadInput): Head {
  const { game, show, asked, country } = readTournamentsAddress(address);
  const calls = tournamentsCalls(address, view);
  const { result } = read(calls.list);
  const ofYear = asked ? read(calls.ofYear).result : undefined;
  if (isDeadCountry(asked, result, ofYear)) {
    return { title: t('state.notFound.title'), hidden: true, status: 404 };
  }
  const lists = [loaded(result), loaded(ofYear)];
  const heading = headingOf(game, country && countryIn(lists, country)?.name, t);
  return {
    title: t(`tournaments.title.${show}`, { heading, year: view.today.slice(0, 4) }),
    description: t('tournaments.description', { heading }),
    linkedData: [itemList(heading, ofCountry(loaded(result), country), game, origin)],
  };
}

const most = 20;

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
  itemListElement: tournaments.slice(0, most).map((one, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: one.name,
    url: origin + paths.tournament(game, one.id),
  })),
});
