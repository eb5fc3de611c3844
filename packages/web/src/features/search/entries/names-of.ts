import type { SearchCountry, SearchIndex, SearchItem, SearchPlayer } from '@touchline/types';
import { type Language, languages } from '../../../i18n/languages.ts';
import { type Name, nameOf } from '../matching/name.ts';

type IndexedNames =
  | Pick<SearchItem, Language | 'pinyin'>
  | Pick<SearchCountry | SearchPlayer, Language>;

/** The index has a Spanish name only where it differs from the English one. */
export const nameIn = (names: Pick<SearchCountry, Language>, language: Language): string =>
  names[language] ?? names.en;

/** The name in the visitor's language first, then the different ones in the others. */
export function namesOf(names: IndexedNames, index: SearchIndex, language: Language): Name[] {
  const pinyin = 'pinyin' in names ? names.pinyin : undefined;
  const shown = new Map<string, Language>();
  for (const one of [language, ...languages]) {
    const name = nameIn(names, one);
    if (!shown.has(name)) shown.set(name, one);
  }
  return [...shown].map(([name, one]) => ({
    ...nameOf(name, (character) => index.pinyin[character], pinyin),
    language: one,
  }));
}
