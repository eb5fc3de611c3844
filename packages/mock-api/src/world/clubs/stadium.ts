import clubNames from '../data/club-names.json' with { type: 'json' };
import { type Localized, localize, properName } from '../localized.ts';
import type { Team } from '../model.ts';
import { surnamesOf } from '../names/squads.ts';
import { atShare } from '../random/distributions.ts';
import { chance } from '../random/random.ts';
import { isTitle } from '../sport-of.ts';

/** Name patterns by name language; `{}` is a surname. Languages not listed use `stadiumNames`. */
const stadiumPatterns: Readonly<Record<string, readonly string[]>> = {
  england: ['{} Park', '{} Road', '{} Lane'],
  scotland: ['{} Park', '{} Road'],
  ireland: ['{} Park', '{} Road'],
  spanish: ['Estadio {}', 'Campo de {}'],
  portuguese: ['Estádio {}'],
  italian: ['Stadio {}'],
  german: ['{}-Stadion', '{}kampfbahn'],
  french: ['Stade {}', 'Parc {}'],
  dutch: ['{} Stadion'],
  swedish: ['{} Stadion'],
  norwegian: ['{} Stadion'],
  danish: ['{} Stadion'],
  polish: ['Stadion {}'],
  czech: ['Stadion {}'],
};

const stadiumNames = clubNames.stadiums;

/** Esports teams have no stadium. */
export function stadiumName(seed: string, team: Team): Localized | undefined {
  if (isTitle(team.game)) return undefined;
  const share = chance(seed, 'club', team.id, 'ground');
  const patterns =
    team.game === 'football' ? stadiumPatterns[team.country.nameLanguage] : undefined;
  if (patterns) {
    const name = atShare(surnamesOf(team.country.nameLanguage), share);
    const pattern = atShare(patterns, chance(seed, 'club', team.id, 'ground form'));
    return properName(pattern.replace('{}', name.en), `${name.zh}球场`);
  }
  const { latin: en, zh } = atShare(stadiumNames, share);
  return team.game === 'football'
    ? localize(`${en} Stadium`, `${zh}体育场`, `Estadio ${en}`)
    : localize(`${en} Arena`, `${zh}体育馆`, `Pabellón ${en}`);
}
