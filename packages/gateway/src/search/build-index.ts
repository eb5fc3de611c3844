import type { SearchCountry, SearchIndex, SearchItem } from '@touchline/types';
import type { List } from './fetch-lists.ts';
import { chineseIn, type Syllables } from './pinyin.ts';

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

const itemOf = ({ list: { kind, sport }, en, zh }: Both): SearchItem => ({
  id: en.id,
  en: en.name,
  zh: zh.name,
  sportType: 'sportType' in en ? en.sportType : sport,
  country: en.country.id,
  ...(en.logo !== `images/${kind}/${en.id}.svg` && { logo: en.logo }),
});

function countriesOf(all: readonly Both[]): SearchCountry[] {
  const found = all.map(({ en, zh }) => {
    const { id, name, logo } = en.country;
    return { id, en: name, zh: zh.country.name, logo };
  });
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** How each character is read, as its first name has it: most have one reading only. */
function readings(names: readonly string[], syllables: Syllables): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of names) {
    const spelled = syllables(name);
    for (const [at, character] of chineseIn(name).entries()) {
      const syllable = spelled[at];
      if (syllable && !found.has(character)) found.set(character, syllable);
    }
  }
  return found;
}

/** The lists in one: teams and tournaments by id, countries apart, and how their Chinese names are typed. */
export function makeIndex(lists: readonly List[], syllables: Syllables): SearchIndex {
  const teams = paired(lists.filter(({ kind }) => kind === 'teams'));
  const tournaments = paired(lists.filter(({ kind }) => kind === 'tournaments'));
  const countries = countriesOf([...teams, ...tournaments]);
  const items = { teams: teams.map(itemOf), tournaments: tournaments.map(itemOf) };
  const all = [...items.teams, ...items.tournaments];
  const pinyin = readings(
    [...all, ...countries].map(({ zh }) => zh),
    syllables,
  );
  for (const item of all) {
    const own = syllables(item.zh).join(' ');
    const usual = chineseIn(item.zh).map((character) => pinyin.get(character));
    if (own !== usual.join(' ')) item.pinyin = own;
  }
  return { pinyin: Object.fromEntries(pinyin), countries, ...items };
}
