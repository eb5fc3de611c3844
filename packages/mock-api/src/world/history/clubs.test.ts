import { parseLivery } from '@touchline/shared/domain/crests/livery';
import { expect, test } from 'vitest';
import clubTable from '../data/real-clubs.json' with { type: 'json' };
import { ClubRegister } from './clubs.ts';
import { type Competition, competitionCodes, competitionOf } from './competitions.ts';
import { findClub } from './find-club.ts';
import { loadHistory } from './load-history.ts';
import { realCountry } from './real-countries.ts';

const england = realCountry('eng');
const idIn = (country: string) => (name: string) => findClub(name, realCountry(country)).id;

test('one club is one club in all its spellings', () => {
  const english = idIn('eng');
  expect(english('Aston Villa FC')).toBe('te-eng-aston-villa');
  expect(english('Aston Villa')).toBe('te-eng-aston-villa');
  expect(english('Luton')).toBe(english('Luton Town FC'));
  const german = idIn('ger');
  expect(german('FC Bayern München')).toBe(german('Bayern München'));
  expect(german('Bor. Mönchengladbach')).toBe(german('Borussia Mönchengladbach'));
  expect(idIn('ita')('FC Internazionale Milano')).toBe(idIn('ita')('Inter'));
});

test('a club of the Champions League is that of its own league', () => {
  const europe = realCountry('europe');
  expect(findClub('Manchester City FC (ENG)', europe).id).toBe('te-eng-manchester-city');
  expect(findClub('AS Monaco FC (MCO)', europe).id).toBe(
    findClub('AS Monaco', realCountry('fra')).id,
  );
});

test('names are Chinese where one is established, and Latin elsewhere', () => {
  expect(findClub('Manchester United FC', england).name).toEqual({
    en: 'Manchester United',
    zh: '曼联',
    es: 'Manchester United',
  });
  expect(findClub('Accrington Stanley', england).name.zh).toBe('Accrington Stanley');
});

test('a register has one team for one club', () => {
  const register = new ClubRegister();
  const [one, other] = ['Chelsea FC', 'Chelsea'].map((name) => register.team(name, england));
  expect(one).toBe(other);
  expect(one).toMatchObject({ id: 'te-eng-chelsea', emblem: 'bluewhite', isReal: true });
});

interface Row {
  readonly name: string;
  readonly zh?: string;
  readonly livery?: string;
  readonly nicknames?: readonly string[];
}

const rows = Object.entries<readonly Row[]>(clubTable).flatMap(([country, clubs]) =>
  clubs.map((row) => ({ country, ...row })),
);

test('the table has one row for a club, known colours and no Chinese name twice', () => {
  expect(rows.filter(({ livery }) => livery && !parseLivery(livery))).toEqual([]);
  const ids = rows.map(({ country, name }) => findClub(name, realCountry(country)).id);
  expect(ids.filter((id, no) => ids.indexOf(id) !== no)).toEqual([]);
  const chinese = rows.flatMap(({ zh }) => zh ?? []);
  expect(chinese.filter((zh, no) => chinese.indexOf(zh) !== no)).toEqual([]);
});

test('no nickname is that of two, or the name of another club or competition', () => {
  const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const clubs = rows.map(({ country, name, zh = name, nicknames = [] }) => ({
    id: `${country} ${name}`,
    names: [name, zh, ...nicknames],
  }));
  const competitions = competitionCodes.map((code) => {
    const { name, aliases = [] } = competitionOf(code) as Competition;
    return { id: code, names: [...aliases, name.zh] };
  });
  const owners = Map.groupBy(
    [...clubs, ...competitions].flatMap(({ id, names }) =>
      [...new Set(names.map(plain))].map((name) => ({ id, name })),
    ),
    ({ name }) => name,
  );
  const shared = [...owners].filter(([, list]) => list.length > 1);
  expect(shared.map(([name, list]) => [name, ...list.map(({ id }) => id)])).toEqual([]);
});

/** Files in which a club has two names, each of which was looked at. */
const TWO_NAMES = new Set(['tr.1/2019', 'en.2/2025', 'en.3/2025']);

test('no two clubs of one season fall together', async () => {
  const { competitions } = await loadHistory();
  const together: string[] = [];
  for (const { code, country, seasons } of competitions) {
    for (const { year, teams } of seasons.values()) {
      const ids = teams.map((name) => findClub(name, country).id);
      const isDoubled = new Set(ids).size < ids.length;
      if (isDoubled && !TWO_NAMES.has(`${code}/${year}`)) together.push(`${code}/${year}`);
    }
  }
  expect(together).toEqual([]);
});

/** Words that say what kind of club it is. */
const FORM =
  /^(?:\d+|[a-z]{1,2}|afc|acf|vfb|vfl|vfr|tsv|ssc|club|calcio|real|town|county|united|city)$/;
const coreOf = (id: string): string =>
  id
    .split('-')
    .slice(2)
    .filter((word) => !FORM.test(word))
    .join('');

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to++) {
      const change = letter === other[to - 1] ? 0 : 1;
      next.push(
        Math.min(
          (next[to - 1] as number) + 1,
          (row[to] as number) + 1,
          (row[to - 1] as number) + change,
        ),
      );
    }
    row = next;
  }
  return row[other.length] as number;
}

const isNear = (one: string, other: string): boolean => {
  const [a, b] = [coreOf(one), coreOf(other)];
  if (a.length < 3 || b.length < 3) return false;
  return (
    a.startsWith(b) || b.startsWith(a) || (Math.min(a.length, b.length) > 4 && distance(a, b) <= 2)
  );
};

/** Different clubs with nearly equal names that never met in a season; each pair was looked at. */
const REVIEWED = `
te-aut-austria-wien te-aut-austria-wien-ii
te-aut-rapid-wien te-aut-rapid-wien-ii
te-aut-sturm-graz te-aut-sturm-graz-ii
te-aut-wacker-innsbruck te-aut-wacker-innsbruck-ii
te-bra-botafogo te-bra-botafogo-sp
te-bra-gremio te-bra-gremio-novorizontino-sp
te-chn-shenzhen te-chn-shenzhen-peng-city
te-eng-bristol-city te-eng-bristol-rovers
te-eng-northampton-town te-eng-southampton
te-eng-salford-city te-eng-watford
te-esp-ad-ceuta te-esp-rc-celta
te-esp-athletic-club te-esp-athletic-club-b
te-esp-fc-barcelona te-esp-fc-barcelona-b
te-esp-real-madrid te-esp-real-madrid-castilla
te-esp-real-sociedad te-esp-real-sociedad-b
te-esp-sevilla te-esp-sevilla-atletico
te-ger-1-fsv-mainz-05 te-ger-1-fsv-mainz-05-ii
te-ger-bayern-munchen te-ger-bayern-munchen-ii
te-ger-borussia-dortmund te-ger-borussia-dortmund-ii
te-ger-stuttgarter-kickers te-ger-vfb-stuttgart
te-ger-vfb-stuttgart te-ger-vfb-stuttgart-ii
te-ger-werder-bremen te-ger-werder-bremen-ii
te-por-cd-feirense te-por-sc-farense
te-tur-adanaspor te-tur-alanyaspor`;

test('no name is nearly equal to another and apart, but those that were looked at', async () => {
  const { competitions } = await loadHistory();
  const seasonsOf = new Map<string, Set<string>>();
  for (const { code, country, seasons } of competitions) {
    for (const { year, teams } of seasons.values()) {
      for (const name of teams) {
        const { id } = findClub(name, country);
        seasonsOf.set(id, (seasonsOf.get(id) ?? new Set()).add(`${code}/${year}`));
      }
    }
  }
  const byCountry = Map.groupBy(seasonsOf.keys(), (id) => id.split('-')[1]);
  const near = [...byCountry.values()].flatMap((ids) =>
    ids.flatMap((one, no) =>
      ids
        .slice(no + 1)
        .filter((other) => isNear(one, other))
        .filter(
          (other) => ![...(seasonsOf.get(one) ?? [])].some((s) => seasonsOf.get(other)?.has(s)),
        )
        .map((other) => [one, other].sort().join(' ')),
    ),
  );
  expect(near.sort()).toEqual(REVIEWED.trim().split('\n').sort());
});
