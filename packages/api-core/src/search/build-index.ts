import { defined } from '@touchline/shared/domain/defined';
import type { Language } from '@touchline/shared/domain/http/accept-language';
import type {
  ListedPlayer,
  SearchCountry,
  SearchIndex,
  SearchItem,
  SearchPlayer,
  TeamRanking,
} from '@touchline/types';
import { languages } from '@touchline/types/client-contract';
import type { EntityList, List, PlayerList } from './fetch-lists.ts';
import { chineseIn, type Syllables } from './syllables.ts';

type ListItem = EntityList['items'][number] | ListedPlayer;

/** An item in every language; in the first one where the lists of another lack it. */
interface Localized<Item extends ListItem> {
  readonly list: Omit<List, 'items'>;
  readonly byLanguage: Record<Language, Item>;
}

type LocalizedItem = Localized<EntityList['items'][number]>;

const inEveryLanguage = <T>(valueIn: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<
    Language,
    T
  >;

/** The names of the contract: a Spanish one only where it differs from the English one. */
function namesOf(nameIn: (language: Language) => string): Pick<SearchItem, Language> {
  const { es, ...names } = inEveryLanguage(nameIn);
  return es === names.en ? names : { ...names, es };
}

const orderOf = ({ language }: Pick<List, 'language'>) => languages.indexOf(language);

/** Each item once, in the order of the first language's lists, with its counterparts. */
function joinLanguages<Item extends ListItem>(
  lists: readonly (Omit<List, 'items'> & { readonly items: readonly Item[] })[],
): Localized<Item>[] {
  const items = new Map<string, Localized<Item>>();
  for (const list of lists.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    for (const item of list.items) {
      const localized = items.get(item.id);
      if (!localized) items.set(item.id, { list, byLanguage: inEveryLanguage(() => item) });
      else if (list.language !== localized.list.language)
        localized.byLanguage[list.language] = item;
    }
  }
  return [...items.values()];
}

function toSearchPlayer({ byLanguage }: Localized<ListedPlayer>): SearchPlayer {
  const { id, teamId, number } = byLanguage.en;
  const names = namesOf((language) => byLanguage[language].name);
  return defined({ id, ...names, team: teamId, number });
}

/** Ground and coach, as each language writes them. */
function keywordsOf({ byLanguage }: LocalizedItem): string[] {
  const teams: readonly Partial<TeamRanking>[] = Object.values(byLanguage);
  const names = teams.flatMap(({ ground, coach }) => [ground, coach]);
  return [...new Set(names)].filter((name) => name !== undefined);
}

function toSearchItem(localized: LocalizedItem, hasKeywords = false): SearchItem {
  const { list, byLanguage } = localized;
  const { kind, sport } = list;
  const { en: item } = byLanguage;
  const keywords = hasKeywords ? keywordsOf(localized) : [];
  return {
    id: item.id,
    ...namesOf((language) => byLanguage[language].name),
    ...(item.aliases && { aliases: item.aliases }),
    ...(keywords.length > 0 && { keywords }),
    sportType: ('sportType' in item && item.sportType) || sport,
    country: item.country.id,
    ...('emblem' in item && item.emblem !== undefined && { emblem: item.emblem }),
    ...(item.logo && item.logo !== `images/${kind}/${item.id}.svg` && { logo: item.logo }),
  };
}

function countriesOf(items: readonly LocalizedItem[]): SearchCountry[] {
  const countries = items.flatMap(({ byLanguage }) => {
    const { id, logo } = byLanguage.en.country;
    const names = namesOf((language) => byLanguage[language].country.name);
    return id ? [defined({ id, ...names, logo })] : [];
  });
  return [...new Map(countries.map((country) => [country.id, country])).values()];
}

/** The syllable of each character, from the first name that contains it: most characters have one reading only. */
function readingsOf(names: readonly string[], syllables: Syllables): Map<string, string> {
  const readings = new Map<string, string>();
  for (const name of names) {
    const ofName = syllables(name);
    for (const [index, character] of chineseIn(name).entries()) {
      const syllable = ofName[index];
      if (syllable && !readings.has(character)) readings.set(character, syllable);
    }
  }
  return readings;
}

/** The names of all lists that may be Chinese. */
export const namesIn = (lists: readonly List[]): string[] =>
  lists.flatMap(({ items }) =>
    items.flatMap((item) =>
      'teamId' in item ? [item.name] : [item.name, ...(item.aliases ?? []), item.country.name],
    ),
  );

/** One index of all lists: teams, tournaments, players, countries, and the pinyin by which Chinese names are typed. */
export function buildIndex(lists: readonly List[], syllables: Syllables): SearchIndex {
  const entities = lists.filter((list): list is EntityList => list.kind !== 'players');
  const teams = joinLanguages(entities.filter(({ kind }) => kind === 'teams'));
  const tournaments = joinLanguages(entities.filter(({ kind }) => kind === 'tournaments'));
  const players = joinLanguages(
    lists.filter((list): list is PlayerList => list.kind === 'players'),
  ).map(toSearchPlayer);
  const countries = countriesOf([...teams, ...tournaments]);
  // Keywords of every team would exceed the weight of the index.
  const listed = new Set(players.map(({ team }) => team));
  const items = {
    teams: teams.map((team) => toSearchItem(team, listed.has(team.byLanguage.en.id))),
    tournaments: tournaments.map((tournament) => toSearchItem(tournament)),
  };
  const allItems = [...items.teams, ...items.tournaments];
  const pinyin = readingsOf(
    [
      ...allItems.flatMap(({ zh, aliases = [] }) => [zh, ...aliases]),
      ...countries.map(({ zh }) => zh),
      ...players.map(({ zh }) => zh),
    ],
    syllables,
  );
  for (const item of allItems) {
    const actual = syllables(item.zh).join(' ');
    const byReadings = chineseIn(item.zh).map((character) => pinyin.get(character));
    if (actual !== byReadings.join(' ')) item.pinyin = actual;
  }
  return {
    pinyin: Object.fromEntries(pinyin),
    countries,
    ...items,
    ...(players.length > 0 && { players }),
  };
}
