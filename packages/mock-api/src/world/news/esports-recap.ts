import texts from '../data/phrases/news.json' with { type: 'json' };
import { type Localized, same } from '../localized.ts';
import type { Period, Side } from '../model.ts';
import { opponentOf } from '../sides.ts';
import type { MatchFacts } from './subject.ts';
import type { Phrases } from './writer.ts';

type Role = 'only' | 'first' | 'level' | 'ahead' | 'last';

const MAPS: Readonly<Record<Role, Phrases>> = texts.esportsRecap.maps;

const winnerOf = ({ home, away }: Period): Side => (home > away ? 'home' : 'away');

function roleOf(no: number, count: number, own: number, other: number): Role {
  if (count === 1) return 'only';
  if (no === count - 1) return 'last';
  if (no === 0) return 'first';
  return own === other ? 'level' : 'ahead';
}

const MAX_MAPS = 5;

/** Each map with its winner. */
export function esportsRecap({ engine, fixture, outcome, say }: MatchFacts) {
  const { periods } = engine.playOf(fixture).at(outcome.end);
  const won = { home: 0, away: 0 };
  return periods.slice(0, MAX_MAPS).map((map, no): Localized => {
    const side = winnerOf(map);
    won[side]++;
    const other = opponentOf(side);
    const role = roleOf(no, periods.length, won[side], won[other]);
    return say(`map ${role}`, MAPS[role], {
      t: fixture[side].name,
      map: map.name,
      s: same(`${map[side]}–${map[other]}`),
    });
  });
}
