import type { SearchIndex, SearchItem, SearchPlayer } from '@touchline/types';
import type { Language } from '../../../i18n/languages.ts';
import { gameOf, paths, sportOf } from '../../../paths.ts';
import { starOf } from '../../../state/favourites/star.ts';
import type { Entry } from '../matching/entry.ts';
import { nameOf } from '../matching/name.ts';
import { namesOf } from './names-of.ts';

export function indexEntries(index: SearchIndex, language: Language): Entry[] {
  const countries = new Map(index.countries.map((one) => [one.id, one]));
  const countryNames = new Map(
    index.countries.map((one) => [one.id, namesOf(one, index, language)]),
  );

  const entryOf = (kind: 'teams' | 'tournaments', item: SearchItem): Entry => {
    const game = gameOf(item);
    const path = kind === 'teams' ? paths.team : paths.tournament;
    return {
      id: item.id,
      star: starOf(kind === 'teams' ? 'team' : 'tournament', item.id),
      href: path(game, item.id),
      target: { kind, item, country: countries.get(item.country) },
      names: [
        ...namesOf(item, index, language),
        ...(item.aliases ?? []).map((alias) => nameOf(alias, (one) => index.pinyin[one])),
        ...(item.keywords ?? []).map((word) => ({
          ...nameOf(word, (one) => index.pinyin[one]),
          isKeyword: true,
        })),
      ],
      shownCount: 1,
      secondaryNames: countryNames.get(item.country) ?? [],
      sport: sportOf(game),
    };
  };

  const teams = new Map(index.teams.map((team) => [team.id, team]));
  const clubNames = new Map(index.teams.map((team) => [team.id, namesOf(team, index, language)]));
  const playerEntry = (player: SearchPlayer): Entry[] => {
    const team = teams.get(player.team);
    if (!team) return [];
    const game = gameOf(team);
    return [
      {
        id: player.id,
        href: paths.player(game, player.id),
        target: { kind: 'players', player, team },
        names: namesOf(player, index, language),
        shownCount: 1,
        secondaryNames: clubNames.get(team.id) ?? [],
        sport: sportOf(game),
      },
    ];
  };

  return [
    ...index.teams.map((item) => entryOf('teams', item)),
    ...(index.players ?? []).flatMap(playerEntry),
    ...index.tournaments.map((item) => entryOf('tournaments', item)),
  ];
}
