import type { Country, SearchCountry, SearchIndex, SearchItem } from '@touchline/types';
import type { Pinyin } from './pinyin.ts';
import type { List } from './read-lists.ts';

type Listed = List['items'][number];
interface Both {
  readonly list: List;
  readonly en: Listed;
  zh: Listed;
}

/** Each thing once, in the order in which it was first listed, with what the other language calls it. */
function paired(lists: readonly List[]): Both[] {
  const found = new Map<string, Both>();
  const inOrder = [...lists].sort((one, other) => one.language.localeCompare(other.language));
  for (const list of inOrder) {
    for (const item of list.items) {
      const present = found.get(item.id);
      if (!present) found.set(item.id, { list, en: item, zh: item });
      else if (list.language === 'zh') present.zh = item;
    }
  }
  return [...found.values()];
}

function itemOf({ list: { kind, sport }, en, zh }: Both, pinyin: Pinyin): SearchItem {
  const syllables = pinyin(zh.name);
  return {
    id: en.id,
    en: en.name,
    zh: zh.name,
    ...(syllables && { pinyin: syllables }),
    sportType: 'sportType' in en ? en.sportType : sport,
    country: en.country.id,
    ...(en.logo !== `images/${kind}/${en.id}.svg` && { logo: en.logo }),
  };
}

function countriesOf(all: readonly Both[]): SearchCountry[] {
  const country = ({ id, name, logo }: Country, zh: Country) => ({
    id,
    en: name,
    zh: zh.name,
    logo,
  });
  const found = all.map(({ en, zh }) => country(en.country, zh.country));
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** The lists in one: teams and tournaments by id, countries apart. */
export function makeIndex(lists: readonly List[], pinyin: Pinyin): SearchIndex {
  const teams = paired(lists.filter(({ kind }) => kind === 'teams'));
  const tournaments = paired(lists.filter(({ kind }) => kind === 'tournaments'));
  return {
    countries: countriesOf([...teams, ...tournaments]),
    teams: teams.map((one) => itemOf(one, pinyin)),
    tournaments: tournaments.map((one) => itemOf(one, pinyin)),
  };
}
