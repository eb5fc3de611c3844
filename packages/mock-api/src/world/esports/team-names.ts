import names from '../data/esports-names.json' with { type: 'json' };
import { inEveryLanguage, type Localized, properName } from '../localized.ts';
import type { Country } from '../model.ts';
import { placesIn } from '../names/places.ts';
import { type NamePattern, patternOf, type TeamName } from '../names/team-names.ts';
import { shuffled } from '../random/distributions.ts';
import { random } from '../random/random.ts';

/** Words of team names. A title uses each at most once. */
const words = shuffled(random('names', 'esports words'), names.words.map(patternOf));

/** Shapes in which a word or a place becomes a team's name. */
const WORD_SHAPES = names.wordShapes.map(patternOf);
const CITY_SHAPES = names.cityShapes.map(patternOf);

/** The names that appear in the design, of the second title. */
const fixedNames = names.fixed.map(patternOf);

const FIXED_TITLE = 1;

/** What the names of eight teams in a row consist of. */
const ROW_OF_SHAPES = ['word', 'city', 'word', 'initials', 'word', 'city', 'word', 'word'] as const;

const REAL_TEAMS: ReadonlySet<string> = new Set(
  'BDS BLG BTR CLG DFM DRX FNC FPX GLN JDG KDF KTR LGD LNG MSF MVP NKT NRG NSR PRX RNG RRQ SGB SKT SLY TLN TNC TSM VKS XLG'.split(
    ' ',
  ),
);

const CONSONANTS = [...'BCDFGHKLMNPRSTVXZ'];

const initials = shuffled(
  random('names', 'initials'),
  CONSONANTS.flatMap((first, i) =>
    CONSONANTS.slice(i + 1).map(
      (second, j) => first + second + CONSONANTS[(i + 3 * j + 5) % CONSONANTS.length],
    ),
  ),
).filter((letters) => new Set(letters).size === 3 && !REAL_TEAMS.has(letters));

const inShape = ({ name: shape }: NamePattern, { name, emblem }: TeamName): TeamName => ({
  name: inEveryLanguage((language) => shape[language].replace('{}', name[language])),
  ...(emblem ? { emblem } : {}),
});

/** Names for the teams of these countries, who play the title with this number. */
export type EsportsNamer = (titleNo: number, countries: readonly Country[]) => TeamName[];

/** Gives every team of a world a name of its own. Titles share words, in different shapes. */
export function createEsportsNamer(): EsportsNamer {
  const taken = new Set<string>();
  let wordsUsed = 0;
  let initialsUsed = 0;

  const wordName = (): TeamName => {
    const no = wordsUsed++;
    const word = words[no % words.length] as NamePattern;
    const shape = (no + Math.floor(no / words.length) * 2) % WORD_SHAPES.length;
    return inShape(WORD_SHAPES[shape] as NamePattern, word);
  };
  const cityName = ({ nameLanguage }: Country, no: number): TeamName => {
    const shape = CITY_SHAPES[no % CITY_SHAPES.length] as NamePattern;
    const place = placesIn(nameLanguage).findLast(({ en }) => !taken.has(en)) as Localized;
    taken.add(place.en);
    return inShape(shape, { name: place });
  };
  const initialsName = (): TeamName => {
    const letters = initials[initialsUsed++ % initials.length] as string;
    return { name: properName(letters, `${letters}战队`) };
  };

  return (titleNo, countries) =>
    countries.map((country, no) => {
      const fixed = titleNo === FIXED_TITLE ? fixedNames[no] : undefined;
      if (fixed) return fixed;
      const kind = ROW_OF_SHAPES[(no + titleNo * 3) % ROW_OF_SHAPES.length];
      if (kind === 'word') return wordName();
      return kind === 'city' ? cityName(country, no) : initialsName();
    });
}

const GENERIC_WORDS: ReadonlySet<string> = new Set(['Team', 'Gaming', 'Esports', 'Club', 'Five']);

/** The first letter and two of the others, in their order, nearest first. */
function* tagsFrom(first: string, others: string): Generator<string> {
  for (let second = 0; second < others.length; second++) {
    for (let third = second + 1; third < others.length; third++) {
      yield first + others[second] + others[third];
    }
  }
}

/** Possible tags of a name, the best first: initials of three words, consonants, any letters. */
function* tagsOfName({ en }: Localized): Generator<string> {
  const words = en.split(/[ -]/).filter((word) => !GENERIC_WORDS.has(word));
  const plain = words.map((word) => word.normalize('NFD').replace(/[^A-Za-z]/g, ''));
  const [first = '', ...others] = plain.join('').toUpperCase();
  const [one = '', two = '', three] = plain.map((word) => word[0]);
  if (three) yield (one + two + three).toUpperCase();
  yield* tagsFrom(first, others.filter((letter) => !'AEIOU'.includes(letter)).join(''));
  yield* tagsFrom(first, others.join(''));
}

/** Tags of a title's teams, three letters each, which are all different. */
export function tagsOf(names: readonly TeamName[]): string[] {
  const taken = new Set<string>();
  return names.map(({ name }) => {
    for (const tag of tagsOfName(name)) {
      if (taken.has(tag)) continue;
      taken.add(tag);
      return tag;
    }
    throw new Error(`No tag is left for ${name.en}.`);
  });
}
