import { type Localized, localize } from '../localized.ts';
import type { Team } from '../model.ts';
import { atShare } from '../random/distributions.ts';
import { chance } from '../random/random.ts';
import { chinesePeople, peopleOf } from './people-parts.ts';

const parsePairs = (text: string): Localized[] =>
  text.split(' ').map((pair) => {
    const [en = '', zh = ''] = pair.split(':');
    return localize(en, zh);
  });
const chineseSurnames = parsePairs(chinesePeople.surnames);
const chineseGiven = parsePairs(chinesePeople.given);

/** Splits at spaces, but not after a particle: `van Dijk` is one surname. */
const splitSurnames = (text: string): string[] => text.split(/ (?<!\b(?:Al|El|van) )/);

const namesCache = new Map<string, readonly [readonly string[], readonly string[]]>();

function namesOf(nameLanguage: string): readonly [readonly string[], readonly string[]] {
  const cached = namesCache.get(nameLanguage);
  if (cached) return cached;
  const [given, surnames] = peopleOf(nameLanguage);
  const names = [given.split(' '), splitSurnames(surnames)] as const;
  namesCache.set(nameLanguage, names);
  return names;
}

/** In Latin script for every language. */
export const surnamesOf = (nameLanguage: string): readonly string[] => namesOf(nameLanguage)[1];

/** Name of the player with a shirt number in a year; each player stays for four years. */
export function playerName(seed: string, team: Team, shirt: number, year: number): Localized {
  const contract = Math.floor((year + shirt * 3) / 4);
  const given = chance(seed, 'player', team.id, shirt, contract);
  const familyOffset = chance(seed, 'family', team.id);
  const family = (familyOffset + shirt * 0.381_966 + contract * 0.17) % 1;
  if (team.country.nameLanguage === 'chinese') {
    const surname = atShare(chineseSurnames, family);
    const name = atShare(chineseGiven, given);
    return localize(`${surname.en} ${name.en}`, surname.zh + name.zh);
  }
  const [firsts, lasts] = namesOf(team.country.nameLanguage);
  const name = `${atShare(firsts, given)} ${atShare(lasts, family)}`;
  return localize(name, name);
}
