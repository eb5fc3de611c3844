import { type Words, words } from '../localized.ts';
import type { Team } from '../model.ts';
import { chance } from '../random/random.ts';
import { chinesePeople, peopleOf } from './people-parts.ts';

const pairs = (text: string): Words[] =>
  text.split(' ').map((pair) => {
    const [en = '', zh = ''] = pair.split(':');
    return words(en, zh);
  });
const chineseSurnames = pairs(chinesePeople.surnames);
const chineseGiven = pairs(chinesePeople.given);

/** Surnames of two words begin with a particle. */
const surnamesIn = (text: string): string[] => text.split(/ (?<!\b(?:Al|El|van) )/);

const split = new Map<string, readonly [readonly string[], readonly string[]]>();

function namesOf(tongue: string): readonly [readonly string[], readonly string[]] {
  const present = split.get(tongue);
  if (present) return present;
  const [given, surnames] = peopleOf(tongue);
  const made = [given.split(' '), surnamesIn(surnames)] as const;
  split.set(tongue, made);
  return made;
}

/** In Latin letters, whatever the tongue. */
export const surnamesOf = (tongue: string): readonly string[] => namesOf(tongue)[1];

const at = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T;

/** Who wears a shirt in a year: the same player for four years, then the next. */
export function player(seed: string, team: Team, shirt: number, year: number): Words {
  const contract = Math.floor((year + shirt * 3) / 4);
  const given = chance(seed, 'player', team.id, shirt, contract);
  const step = chance(seed, 'family', team.id);
  const family = (step + shirt * 0.381_966 + contract * 0.17) % 1;
  if (team.country.tongue === 'chinese') {
    const surname = at(chineseSurnames, family);
    const name = at(chineseGiven, given);
    return words(`${surname.en} ${name.en}`, surname.zh + name.zh);
  }
  const [firsts, lasts] = namesOf(team.country.tongue);
  const name = `${at(firsts, given)} ${at(lasts, family)}`;
  return words(name, name);
}
