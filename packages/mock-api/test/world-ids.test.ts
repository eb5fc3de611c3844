import { expect, test } from 'vitest';
import { worldLanguages } from '../src/world/localized.ts';
import { chance, random } from '../src/world/random/random.ts';
import { createRoster } from '../src/world/roster/roster.ts';
import { createWorld } from '../src/world/world.ts';
import { snapshot } from './world-output.ts';
import { atRandomInstants, DAY_SECONDS, sharedWorld, smallWorld } from './world-samples.ts';

const SIZES = ['small', 'standard', 'large'] as const;

test('ENT-2 ENT-3 ENT-4 every id resolves, at that instant and long after', () => {
  atRandomInstants(6, ({ view, seed, instant }) => {
    const found = view
      .matchesBetween(instant - DAY_SECONDS, instant)
      .filter((_, index) => index % 6 === 0);
    const after = smallWorld(seed).at(4_160_000_000, 'en');
    for (const { id, homeTeam, awayTeam, tournament } of found) {
      expect(view.match(id)?.id).toBe(id);
      expect(view.analysis(id)).toBeDefined();
      expect(view.team(homeTeam.id)?.team.id).toBe(homeTeam.id);
      expect(view.teamTournaments(awayTeam.id, 'upcoming')).toBeDefined();
      expect(view.tournament(tournament.id)?.id).toBe(tournament.id);
      expect(view.seasonTable(tournament.currentSeasonId)).toBeDefined();
    }
    for (const { id, tournament } of found) {
      expect(after.match(id)?.id).toBe(id);
      expect(after.seasonTable(tournament.currentSeasonId)).toBeDefined();
    }
  });
});

test('ENT-12 unknown ids are not found', () => {
  const view = smallWorld('a').at(1_795_275_000, 'en');
  expect(view.match('ma-eng1-2026-99-1')).toBeUndefined();
  expect(view.match('ma-eng1-26-1-1')).toBeUndefined();
  expect(view.match('ma-nowhere1-2026-1-1')).toBeUndefined();
  expect(view.match('te-eng-7')).toBeUndefined();
  expect(view.tournament('to-nowhere')).toBeUndefined();
  expect(view.seasonTable('se-eng1-2150')).toBeUndefined();
  expect(view.seasonTable('se-eng1-2026-1')).toBeUndefined();
  expect(view.team('te-eng-999')).toBeUndefined();
  expect(view.teamMatches('co-eng', 'finished')).toBeUndefined();
});

test.each(SIZES)('ENT-4 names are unique in the %s world, in every language', (size) => {
  const { teams, tournaments } = createRoster(size);
  for (const named of [teams, tournaments]) {
    for (const language of worldLanguages) {
      const names = named.map(({ name }) => name[language]);
      const byName = Map.groupBy(names, (name) => name);
      expect([...byName].filter(([, all]) => all.length > 1).slice(0, 5)).toEqual([]);
      expect(names.filter((name) => name.trim() === '' || name.includes('undefined'))).toEqual([]);
    }
  }
  const withoutChinese = teams.filter(({ name }) => !/\p{Script=Han}/u.test(name.zh));
  expect(withoutChinese).toEqual([]);
});

test('ENT-2 everything that has a logo has an image', () => {
  const world = createWorld({ seed: 'a', size: 'standard' });
  const { teams, tournaments } = createRoster('standard');
  const missing = [
    ...teams.map(({ id }) => ['teams', id] as const),
    ...tournaments.map(({ id }) => ['tournaments', id] as const),
    ...[...teams, ...tournaments].map(({ country }) => ['countries', country.id] as const),
  ].filter(([kind, name]) => !world.image({ kind, name })?.startsWith('<svg xmlns='));
  expect(missing).toEqual([]);
  expect(world.image({ kind: 'teams', name: 'to-eng1' })).toBeUndefined();
  expect(world.image({ kind: 'tournaments', name: 'eng1' })).toBeUndefined();
});

test('ENT-2 a world with warm caches returns the same as a fresh one', () => {
  atRandomInstants(8, ({ seed, instant, view }) => {
    const fresh = () => createWorld({ seed, size: 'small' }).at(instant, 'en');
    for (const before of [3600, 60, 20, 1])
      snapshot(smallWorld(seed).at(instant - before, 'en'), instant);
    snapshot(smallWorld(seed).at(instant + 40, 'en'), instant);
    expect(snapshot(view, instant)).toBe(snapshot(fresh(), instant));
  });
}, 60_000);

test('ENT-2 random streams keep their values', () => {
  const dice = random('touchline', 'match', 'ma-eng1-2026-12-3', 'goals');
  expect([dice(), dice(), dice()]).toMatchInlineSnapshot(`
    [
      0.02878209901973605,
      0.44295443198643625,
      0.5620189767796546,
    ]
  `);
  expect(chance('touchline', 'a')).toMatchInlineSnapshot(`0.03175343434907718`);
  expect(chance('touchline', 'a', 1)).not.toBe(chance('touchline', 'a1'));
  expect(chance('touchline', 'ab', 'c')).not.toBe(chance('touchline', 'a', 'bc'));
});

test('ENT-2 pinned matches keep their values', () => {
  const view = sharedWorld('touchline', 'standard').at(1_795_275_000, 'en');
  const pinned = ['ma-eng1-2026-11-3', 'ma-usab1-2026-12-2', 'ma-lolcircuit-2026s3-b9-1'].map(
    (id) => {
      const match = view.match(id);
      return (
        match && [
          match.startTime,
          match.endTime,
          match.homeTeam.name,
          match.homeTeam.score,
          match.awayTeam.score,
          match.awayTeam.name,
        ]
      );
    },
  );
  expect(pinned).toMatchInlineSnapshot(`
    [
      [
        1794063600,
        1794070320,
        "Oakhollow Forest",
        3,
        2,
        "Thistleborough Wanderers",
      ],
      [
        1793489400,
        1793497034,
        "Redstone Miners",
        110,
        104,
        "Silver Bluff Otters",
      ],
      [
        1785073200,
        1785080356,
        "Sotoencina Five",
        2,
        1,
        "Team Kelpie",
      ],
    ]
  `);
});
