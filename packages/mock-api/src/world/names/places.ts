import { memoized } from '@touchline/shared/domain/bounded-map';
import allParts from '../data/place-names.json' with { type: 'json' };
import realPlaceNames from '../data/real-places.json' with { type: 'json' };
import { type Localized, properName } from '../localized.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { parsePairs } from './parse-pairs.ts';

/**
 * First and last parts of place names in a language, English:Chinese; every pair is an invented
 * place. The Chinese is a translation where the design translates (北门), otherwise a transliteration.
 */
interface PlaceParts {
  readonly first: string;
  readonly last: string;
  /** Separator of the two parts; default none. */
  readonly joint?: string;
}

const placeParts: Readonly<Record<string, PlaceParts>> = allParts;

/** Combinations of place parts that are names of real clubs, teams or cities. */
const realPlaces = new Set(realPlaceNames);

function combineParts({ first, last, joint = '' }: PlaceParts): Localized[] {
  const lastParts = parsePairs(last);
  return parsePairs(first).flatMap((one) =>
    lastParts
      .filter((other) => one.zh !== other.zh && one.en.toLowerCase() !== other.en.toLowerCase())
      .map((other) => properName(one.en + joint + other.en, one.zh + other.zh)),
  );
}

/**
 * The invented places of a language, shuffled so that similar names do not follow each other. Not
 * seeded: team names are the same in every world.
 */
export const placesIn = memoized((nameLanguage: string): readonly Localized[] => {
  const parts = placeParts[nameLanguage];
  if (!parts) throw new Error(`No place names for the name language ${nameLanguage}.`);
  const seen = new Set<string>();
  const unique = combineParts(parts).filter(({ en, zh }) => {
    if (realPlaces.has(en.toLowerCase()) || seen.has(en) || seen.has(zh)) return false;
    seen.add(en).add(zh);
    return true;
  });
  return shuffled(random('names', 'places', nameLanguage), unique);
});
