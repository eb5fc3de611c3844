import { memoized } from '@touchline/shared/domain/bounded-map';
import peopleParts from '../data/people-names.json' with { type: 'json' };
import { type Localized, properName } from '../localized.ts';
import type { Side, Team } from '../model.ts';
import { chance } from '../random/random.ts';
import { parsePairs } from './parse-pairs.ts';

/**
 * First names and surnames of each language, English:Chinese, combined at random. A language needs at least 19 of
 * each, so that neither occurs twice in a squad. The Chinese is a transliteration, for East Asian names the characters
 * themselves.
 */
interface PeopleParts {
  readonly given: string;
  readonly surnames: string;
  /** First and last parts of more surnames: every pair is one. */
  readonly stems?: string;
  readonly endings?: string;
}

/** Name languages that share the names of another key. */
const PARTS_KEY: Readonly<Record<string, keyof typeof peopleParts>> = {
  england: 'english',
  scotland: 'gaelic',
  ireland: 'gaelic',
  australia: 'english',
  swedish: 'nordic',
  norwegian: 'nordic',
  danish: 'nordic',
  america: 'american',
  africa: 'african',
};

const peopleOf = (nameLanguage: string): PeopleParts =>
  (peopleParts as Readonly<Record<string, PeopleParts>>)[PARTS_KEY[nameLanguage] ?? nameLanguage] ??
  peopleParts.english;

/** `Ash` and `worth` to `Ashworth`, `Holl` and `ley` to `Holley`. */
function composed(stems = '', endings = ''): Localized[] {
  const last = parsePairs(endings);
  return parsePairs(stems).flatMap((stem) =>
    last.map((ending) =>
      properName((stem.en + ending.en).replace(/(.)\1\1/, '$1$1'), stem.zh + ending.zh),
    ),
  );
}

const namesOf = memoized((nameLanguage: string) => {
  const { given, surnames, stems, endings } = peopleOf(nameLanguage);
  // Those that are written out.
  const listed = parsePairs(surnames);
  const byName = new Map([...composed(stems, endings), ...listed].map((one) => [one.en, one]));
  return { given: parsePairs(given), listed, surnames: [...byName.values()] };
});

/** Surnames after which grounds are named. */
export const surnamesOf = (nameLanguage: string): readonly Localized[] =>
  namesOf(nameLanguage).listed;

/** Shirts 1 to 18; the coach has a number of its own. */
export const COACH_SHIRT = 19;

/** An element whose index has a remainder. */
function atShareOfClass<T>(list: readonly T[], classes: number, no: number, share: number): T {
  const size = Math.floor((list.length - no - 1) / classes) + 1;
  return list[no + classes * Math.floor(share * size)] as T;
}

const CHARACTERS_IN_CHINESE = new Set(['chinese', 'korean', 'japanese']);

function fullName(nameLanguage: string, given: Localized, surname: Localized): Localized {
  const en =
    nameLanguage === 'chinese' || nameLanguage === 'korean'
      ? `${surname.en} ${given.en}`
      : `${given.en} ${surname.en}`;
  const zh = CHARACTERS_IN_CHINESE.has(nameLanguage)
    ? surname.zh + given.zh
    : `${given.zh}·${surname.zh}`;
  return properName(en, zh);
}

/** Each shirt changes its player every four years, not all in the same one. */
export const CONTRACT_YEARS = 4;

/** Contracts of a shirt are numbered. */
export const contractNumber = (shirt: number, year: number): number =>
  Math.floor((year + shirt * 3) / CONTRACT_YEARS);

/** The first year of the contract that a shirt has in a year. */
export const contractStart = (shirt: number, year: number): number =>
  contractNumber(shirt, year) * CONTRACT_YEARS - shirt * 3;

/** Each shirt of a team chooses from a class of its own; the classes follow each other differently in each team. */
export function nameClass(seed: string, of: string, team: Team, shirt: number): number {
  const step = 1 + Math.floor(chance(seed, of, 'step', team.id) * (COACH_SHIRT - 1));
  const offset = Math.floor(chance(seed, of, 'offset', team.id) * COACH_SHIRT);
  return (shirt * step + offset) % COACH_SHIRT;
}

/** An element for a shirt in a year, of its class, so that a squad has none twice. */
function pick(
  list: readonly Localized[],
  seed: string,
  of: string,
  team: Team,
  shirt: number,
  year: number,
) {
  const share = chance(seed, of, team.id, shirt, contractNumber(shirt, year));
  return atShareOfClass(list, COACH_SHIRT, nameClass(seed, of, team, shirt), share);
}

export const surnameOf = (seed: string, team: Team, shirt: number, year: number): Localized =>
  pick(namesOf(team.country.nameLanguage).surnames, seed, 'surname', team, shirt, year);

/** Name of the player with a shirt number in a year. */
export function playerName(seed: string, team: Team, shirt: number, year: number): Localized {
  const { nameLanguage } = team.country;
  const given = pick(namesOf(nameLanguage).given, seed, 'player', team, shirt, year);
  return fullName(nameLanguage, given, surnameOf(seed, team, shirt, year));
}

/** Has no divisor in common with a number of surnames. */
const SURNAME_STEP = 101;

/** The name with a number: as many as there are pairs of names are different, and neighbours share neither part. */
export function nameWithNumber(seed: string, nameLanguage: string, no: number): Localized {
  const { given, surnames } = namesOf(nameLanguage);
  const first = Math.floor(chance(seed, 'names', nameLanguage) * surnames.length);
  // The pairs repeat after a multiple of both lengths, one given name further on.
  const turn = Math.floor(no / leastCommonMultiple(given.length, surnames.length));
  return fullName(
    nameLanguage,
    given[(no + turn) % given.length] as Localized,
    surnames[(no * SURNAME_STEP + first) % surnames.length] as Localized,
  );
}

const leastCommonMultiple = (a: number, b: number): number => {
  const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));
  return (a * b) / divisor(a, b);
};

/** The shirts of a side that may be reported on. */
export const withoutNamesakes = (
  shirts: readonly number[],
  side: Side,
  same: ReadonlySet<number>,
): readonly number[] => {
  const own = side === 'away' ? shirts.filter((shirt) => !same.has(shirt)) : shirts;
  return own.length > 0 ? own : shirts;
};
