import { type Localized, localize } from '../localized.ts';
import type { Country } from '../model.ts';
import { chance } from '../random/random.ts';
import { placesIn } from './places.ts';

export const parseNames = (text: string): Localized[] =>
  (text === '' ? [] : text.split('|')).map((pair) => {
    const at = pair.lastIndexOf(':');
    return localize(pair.slice(0, at), pair.slice(at + 1));
  });

const fillPattern = (pattern: Localized, place: Localized): Localized =>
  localize(pattern.en.replace('{}', place.en), pattern.zh.replace('{}', place.zh));

export interface NamingRules {
  readonly nameLanguage: string;
  /** Countries with the same name language split its places among them, so that names are unique. */
  readonly countryIndex: number;
  readonly countryCount: number;
  readonly patterns: readonly Localized[];
  readonly fixedNames: readonly Localized[];
  /** Clubs whose places no other club may use. */
  readonly excluded: readonly Localized[];
}

/** Name of the team with an index in its country: the fixed names, then places in patterns. */
export function teamName(naming: NamingRules, no: number): Localized {
  const fixed = naming.fixedNames[no];
  if (fixed) return fixed;
  const available = availablePlaces(naming);
  const index = no - naming.fixedNames.length;
  const place = available[index % available.length] as Localized;
  const start = Math.floor(chance('names', 'form', place.en) * naming.patterns.length);
  const pattern = naming.patterns[
    (start + Math.floor(index / available.length)) % naming.patterns.length
  ] as Localized;
  return fillPattern(pattern, place);
}

/** Transliterated Chinese names collide across languages; the country makes them unique. */
export const withCountry = (home: Country, { en, zh }: Localized): Localized =>
  localize(en, `${home.name.zh}${zh}`);

const placesCache = new Map<string, readonly Localized[]>();

function availablePlaces({
  nameLanguage,
  countryIndex,
  countryCount,
  excluded,
}: NamingRules): readonly Localized[] {
  const key = [nameLanguage, countryIndex, countryCount, ...excluded.map(({ en }) => en)].join('/');
  const cached = placesCache.get(key);
  if (cached) return cached;
  const list = placesIn(nameLanguage).filter(
    (place, index) =>
      index % countryCount === countryIndex && !excluded.some(({ en }) => en.includes(place.en)),
  );
  placesCache.set(key, list);
  return list;
}
