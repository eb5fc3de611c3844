import type { Emblem } from '@touchline/shared/domain/crests/emblems';
import { inEveryLanguage, type Localized, properName } from '../localized.ts';
import type { Country } from '../model.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';
import { placesIn } from './places.ts';

/** A team's name, or a pattern of names, and what its crest shows. */
export interface TeamName {
  readonly name: Localized;
  readonly emblem?: Emblem;
  /** The place in the name. */
  readonly city?: Localized;
}

export interface NamePattern extends TeamName {
  /** How often it is used compared with others. */
  readonly weight: number;
}

/** A name, or a pattern in which `{}` is the place, as the data have it. */
export interface NameRow {
  readonly latin: string;
  readonly zh: string;
  readonly emblem?: string;
  readonly weight?: number;
}

export const patternOf = ({ latin, zh, emblem, weight = 1 }: NameRow): NamePattern => ({
  name: properName(latin, zh),
  ...(emblem && { emblem: emblem as Emblem }),
  weight,
});

const fillPattern = ({ name, emblem }: NamePattern, place: Localized): TeamName => ({
  name: inEveryLanguage((language) => name[language].replace('{}', place[language])),
  ...(emblem ? { emblem } : {}),
  city: place,
});

const longestFirst = (a: NamePattern, b: NamePattern) => b.name.en.length - a.name.en.length;

/** A name that is written out, with the place that the patterns of its country find in it. */
function withCity(fixed: TeamName, patterns: readonly NamePattern[]): TeamName {
  for (const { name } of patterns.toSorted(longestFirst)) {
    const place = inEveryLanguage((language) => {
      const [before = '', after = ''] = name[language].split('{}');
      const text = fixed.name[language];
      const isOfPattern = text.startsWith(before) && text.endsWith(after);
      return isOfPattern ? text.slice(before.length, text.length - after.length) : '';
    });
    const isName = name.en !== '{}' || !place.en.includes(' ');
    if (isName && place.en && place.zh) return { ...fixed, city: place };
  }
  return fixed;
}

const reserveOf = ({ name, ...rest }: TeamName): TeamName => ({
  name: properName(`${name.en} II`, `${name.zh}二队`),
  ...rest,
});

export interface NamingRules {
  readonly nameLanguage: string;
  /** Countries with the same name language split its places among them, so that names are unique. */
  readonly countryIndex: number;
  readonly countryCount: number;
  readonly patterns: readonly NamePattern[];
  readonly fixedNames: readonly TeamName[];
  /** Clubs whose places no other club may use. */
  readonly excluded: readonly TeamName[];
}

/**
 * Names the team with an index in its country: the fixed names, then places in patterns. Neighbours have
 * different patterns; once all places are used, each is combined with its next pattern, and after the last pattern the
 * clubs have reserve teams.
 */
export function createTeamNamer(naming: NamingRules): (no: number) => TeamName {
  const { patterns, fixedNames } = naming;
  const places = availablePlaces(naming);
  // The index of each pattern as often as its weight says.
  const order = shuffled(
    random('names', 'patterns', ...patterns.map(({ name }) => name.en)),
    patterns.flatMap(({ weight }, index) => Array<number>(weight).fill(index)),
  );
  return (no) => {
    const fixed = fixedNames[no];
    if (fixed) return withCity(fixed, patterns);
    const index = no - fixedNames.length;
    const placeNo = index % places.length;
    const first = order[placeNo % order.length] as number;
    const round = Math.floor(index / places.length);
    const pattern = patterns[(first + round) % patterns.length];
    const team = fillPattern(pattern as NamePattern, places[placeNo] as Localized);
    return round < patterns.length ? team : reserveOf(team);
  };
}

/** Transliterated Chinese names collide across languages; the country makes them unique. */
export const withCountry = (home: Country, { en, zh }: Localized): Localized =>
  properName(en, `${home.name.zh}·${zh}`);

function availablePlaces({
  nameLanguage,
  countryIndex,
  countryCount,
  excluded,
}: NamingRules): readonly Localized[] {
  return placesIn(nameLanguage).filter(
    (place, index) =>
      index % countryCount === countryIndex &&
      !excluded.some(({ name }) => name.en.includes(place.en)),
  );
}
