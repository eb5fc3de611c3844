import type { SearchCountry, SearchIndex, SearchItem } from '@touchline/types';
import type { List } from './fetch-lists.ts';
import { chineseIn, type Syllables } from './pinyin.ts';

type ListItem = List['items'][number];

/** An item in both languages; English twice if the Chinese list lacks it. */
interface ItemPair {
  readonly list: List;
  readonly en: ListItem;
  zh: ListItem;
}

/** Each item once, in the order of the English lists, with its Chinese counterpart. */
function pairLanguages(lists: readonly List[]): ItemPair[] {
  const pairs = new Map<string, ItemPair>();
  const englishFirst = lists.toSorted((a, b) => a.language.localeCompare(b.language));
  for (const list of englishFirst) {
    for (const item of list.items) {
      const pair = pairs.get(item.id);
      if (!pair) pairs.set(item.id, { list, en: item, zh: item });
      else if (list.language === 'zh') pair.zh = item;
    }
  }
  return [...pairs.values()];
}

const toSearchItem = ({ list: { kind, sport }, en, zh }: ItemPair): SearchItem => ({
  id: en.id,
  en: en.name,
  zh: zh.name,
  sportType: 'sportType' in en ? en.sportType : sport,
  country: en.country.id,
  ...(en.logo !== `images/${kind}/${en.id}.svg` && { logo: en.logo }),
});

function countriesOf(pairs: readonly ItemPair[]): SearchCountry[] {
  const countries = pairs.map(({ en, zh }) => {
    const { id, name, logo } = en.country;
    return { id, en: name, zh: zh.country.name, logo };
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

/** One index of all lists: teams, tournaments, countries, and the pinyin by which Chinese names are typed. */
export function buildIndex(lists: readonly List[], syllables: Syllables): SearchIndex {
  const teams = pairLanguages(lists.filter(({ kind }) => kind === 'teams'));
  const tournaments = pairLanguages(lists.filter(({ kind }) => kind === 'tournaments'));
  const countries = countriesOf([...teams, ...tournaments]);
  const items = { teams: teams.map(toSearchItem), tournaments: tournaments.map(toSearchItem) };
  const allItems = [...items.teams, ...items.tournaments];
  const pinyin = readingsOf(
    [...allItems, ...countries].map(({ zh }) => zh),
    syllables,
  );
  for (const item of allItems) {
    const actual = syllables(item.zh).join(' ');
    const byReadings = chineseIn(item.zh).map((character) => pinyin.get(character));
    if (actual !== byReadings.join(' ')) item.pinyin = actual;
  }
  return { pinyin: Object.fromEntries(pinyin), countries, ...items };
}
