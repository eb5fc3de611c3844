import { type Localized, localize } from '../localized.ts';
import type { Team } from '../model.ts';
import { chance } from '../random/random.ts';
import { parsePairs } from './parse-pairs.ts';
import { peopleOf } from './people-parts.ts';

interface PeopleNames {
  readonly given: readonly Localized[];
  readonly surnames: readonly Localized[];
}

const namesCache = new Map<string, PeopleNames>();

function namesOf(nameLanguage: string): PeopleNames {
  const cached = namesCache.get(nameLanguage);
  if (cached) return cached;
  const { given, surnames } = peopleOf(nameLanguage);
  const names = { given: parsePairs(given), surnames: parsePairs(surnames) };
  namesCache.set(nameLanguage, names);
  return names;
}

export const surnamesOf = (nameLanguage: string): readonly Localized[] =>
  namesOf(nameLanguage).surnames;

/** Shirts 1 to 18; the coach has a number of its own. */
export const COACH_SHIRT = 19;
const SURNAME_CLASSES = 9;
const GIVEN_CLASSES = 3;

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
  return localize(en, zh);
}

/**
 * Name of the player with a shirt number in a year; each player stays for four years. Shirts choose
 * among different surnames, except that shirt n shares its surnames with n + 9, from which its first
 * names differ: a surname occurs at most twice in a squad, a name once.
 */
export function playerName(seed: string, team: Team, shirt: number, year: number): Localized {
  const { nameLanguage } = team.country;
  const { given, surnames } = namesOf(nameLanguage);
  const contract = Math.floor((year + shirt * 3) / 4);
  const offset = Math.floor(chance(seed, 'family', team.id) * SURNAME_CLASSES);
  const surname = atShareOfClass(
    surnames,
    SURNAME_CLASSES,
    (shirt - 1 + offset) % SURNAME_CLASSES,
    chance(seed, 'surname', team.id, shirt, contract),
  );
  const first = atShareOfClass(
    given,
    GIVEN_CLASSES,
    Math.floor((shirt - 1) / SURNAME_CLASSES),
    chance(seed, 'player', team.id, shirt, contract),
  );
  return fullName(nameLanguage, first, surname);
}
