import { type Words, words } from '../localized.ts';
import type { Team } from '../model.ts';
import { surnamesOf } from '../names/squads.ts';
import { parseNames } from '../names/team-names.ts';
import { chance } from '../random/random.ts';

/** How a ground that bears a name is called; where a tongue is missing, by a word of the other list. */
const forms: Readonly<Record<string, readonly string[]>> = {
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

const called = parseNames(
  'Lotus:莲花|Phoenix:凤凰|Lantern:灯笼|Crane:仙鹤|Bamboo:竹林|Harbour:海港|Pine Hill:松山|Moon Lake:月湖|Riverside:江畔|Plum:梅园|Sunrise:旭日|Falcon:猎鹰|Cedar:雪松|Old Mill:老磨坊',
);

const at = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T;

/** Where a club plays at home; an esports team plays at home nowhere. */
export function groundOf(seed: string, team: Team): Words | undefined {
  if (team.game !== 'football' && team.game !== 'basketball') return undefined;
  const share = chance(seed, 'club', team.id, 'ground');
  const form = team.game === 'football' ? forms[team.country.tongue] : undefined;
  if (form) {
    const name = at(surnamesOf(team.country.tongue), share);
    const kind = at(form, chance(seed, 'club', team.id, 'ground form'));
    return words(kind.replace('{}', name), `${name}球场`);
  }
  const { en, zh } = at(called, share);
  return team.game === 'football'
    ? words(`${en} Stadium`, `${zh}体育场`)
    : words(`${en} Arena`, `${zh}体育馆`);
}
