import { crestDesign } from '@touchline/shared/domain/crests/crest-design';
import { emblems } from '@touchline/shared/domain/crests/emblems';
import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import clubNames from '../src/world/data/club-names.json' with { type: 'json' };
import type { Team, Tournament } from '../src/world/model.ts';
import { COACH_SHIRT, playerName } from '../src/world/names/squads.ts';
import { type NamePattern, type NameRow, patternOf } from '../src/world/names/team-names.ts';
import { createRoster } from '../src/world/roster/roster.ts';
import { sharedWorld } from './world-samples.ts';

const { teams, tournaments } = createRoster('standard');
const leaguesOf = (game: string) =>
  tournaments.filter((one) => one.game === game && one.type === 'league');

type NamesByCountry = Readonly<Record<string, readonly NameRow[]>>;

const { football, basketball } = clubNames;
const tables: NamesByCountry[] = [football, basketball].flatMap((one) => [one.patterns, one.fixed]);
const allPatterns = tables.flatMap((table) => Object.values(table).flat().map(patternOf));

/** The pattern of a team's name, such as `{} Otters`. */
function formOf({ name }: Team, patterns: readonly NamePattern[]): string | undefined {
  const matching = patterns.filter(({ name: { en } }) => {
    const [before = '', after = ''] = en.split('{}');
    return name.en.startsWith(before) && name.en.endsWith(after);
  });
  const longest = matching.sort((a, b) => b.name.en.length - a.name.en.length)[0];
  return longest?.name.en;
}

function countsIn(league: Tournament, table: NamesByCountry) {
  const patterns = (table[league.country.code] ?? []).map(patternOf);
  const used = league.teams.map((team) => formOf(team, patterns) ?? team.name.en);
  return new Map([...Map.groupBy(used, (one) => one)].map(([key, all]) => [key, all.length]));
}

test('ENT-4 no two teams of a basketball league have the same nickname', () => {
  const leagues = leaguesOf('basketball');
  expect(leagues).toHaveLength(20);
  for (const league of leagues) {
    expect(Math.max(...countsIn(league, basketball.patterns).values()), league.code).toBe(1);
  }
});

test('ENT-4 a nickname is rare among all basketball teams', () => {
  const nicknames = leaguesOf('basketball').flatMap((league) =>
    league.teams.map(({ name }) => name.en.split(' ').at(-1) as string),
  );
  const counts = [...Map.groupBy(nicknames, (one) => one)].map(([, all]) => all.length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
});

test('ENT-4 a football league uses a form of name a few times, a nickname once', () => {
  const patterns: NamesByCountry = football.patterns;
  const fixedNames: NamesByCountry = football.fixed;
  for (const league of leaguesOf('football')) {
    const weights = new Map(
      (patterns[league.country.code] ?? []).map(({ latin, weight = 1 }) => [latin, weight]),
    );
    const fixed = fixedNames[league.country.code]?.length ?? 0;
    for (const [pattern, count] of countsIn(league, patterns)) {
      const isNickname = weights.get(pattern) === 1 && fixed === 0;
      expect(count, `${league.code} ${pattern}`).toBeLessThanOrEqual(isNickname ? 1 : 6);
    }
  }
});

const GENERIC = new Set(['Team', 'Gaming', 'Esports', 'Club', 'Five']);

test('ENT-4 no two teams of an esports title share a word or a tag', () => {
  const titles = Map.groupBy(
    teams.filter(({ tag }) => tag !== undefined),
    ({ game }) => game,
  );
  expect(titles.size).toBe(11);
  for (const [title, all] of titles) {
    const words = all.flatMap(({ name }) => name.en.split(' ').filter((one) => !GENERIC.has(one)));
    const shared = [...Map.groupBy(words, (one) => one)].filter(([, some]) => some.length > 1);
    // Words of invented towns, such as Bay, repeat as they do on a map.
    expect(
      shared.filter(([word]) => allEsportsWords.has(word)),
      title,
    ).toEqual([]);
    expect(new Set(all.map(({ tag }) => tag)).size, title).toBe(all.length);
    for (const { tag, name } of all) {
      const letters = name.en
        .normalize('NFD')
        .replace(/[^A-Za-z]/g, '')
        .toUpperCase();
      const [first = '', second = '', third = ''] = tag as string;
      expect(letters, tag).toMatch(new RegExp(`${first}.*${second}.*${third}`));
    }
  }
});
const allEsportsWords = new Set(
  [
    ...Map.groupBy(
      teams.filter(({ tag }) => tag !== undefined),
      ({ name }) => name.en.replace(/^Team | (Gaming|Esports|Club|Five)$/g, ''),
    ),
  ]
    .filter(([, all]) => all.length > 1)
    .flatMap(([name]) => name.split(' ')),
);

test('ENT-4 a word of club names has the same Chinese everywhere', () => {
  const chinese = new Map<string, Set<string>>();
  for (const { name } of allPatterns) {
    const word = name.en
      .replace('{}', '')
      .replace(/\bde\b/, '')
      .trim();
    if (!name.en.includes('{}') || word.length < 4) continue;
    chinese.set(word, (chinese.get(word) ?? new Set()).add(name.zh.replace('{}', '')));
  }
  expect([...chinese].filter(([, all]) => all.size > 1)).toEqual([]);
});

test('ENT-4 a crest shows what the nickname of its club stands for', () => {
  for (const { emblem } of allPatterns) if (emblem) expect(emblems).toContain(emblem);
  const charges = { Tigers: 'tiger', Anchors: 'anchor', Comets: 'comet', Bears: 'bear' };
  for (const [nickname, emblem] of Object.entries(charges)) {
    const named = teams.filter(({ name }) => name.en.endsWith(` ${nickname}`));
    expect(named.length, nickname).toBeGreaterThan(0);
    for (const team of named) {
      expect(team.emblem, team.name.en).toBe(emblem);
      const { mark } = crestDesign(team.id, 'football', team.emblem);
      expect(mark).toBe(`c${emblems.indexOf(emblem as (typeof emblems)[number])}`);
    }
  }
});

test('ENT-2 a squad has no first name and no surname twice, and no name a letter three times in a row', () => {
  const shirts = Array.from({ length: COACH_SHIRT }, (_, index) => index + 1);
  for (const team of teams) {
    for (const year of [2025, 2026]) {
      const names = shirts.map((shirt) => playerName('touchline', team, shirt, year));
      const words = names.map(({ en }) => [
        en.slice(0, en.indexOf(' ')),
        en.slice(en.indexOf(' ') + 1),
      ]);
      expect(new Set(words.map(([first]) => first)).size, team.id).toBe(shirts.length);
      expect(new Set(words.map(([, last]) => last)).size, team.id).toBe(shirts.length);
      const isWrong = ({ en, zh }: (typeof names)[number]) =>
        !/^[\p{Script=Han}·-]+$/u.test(zh) || /(.)\1\1/i.test(en);
      expect(names.filter(isWrong)).toEqual([]);
    }
  }
});

test('ENT-2 no surname is on both sides of a football match, where commentary names few', () => {
  const view = sharedWorld('touchline', 'standard').at(1_795_910_400, 'en');
  const matches = view.matchesBetween(1_795_824_000, 1_795_910_400);
  expect(matches.length).toBeGreaterThan(200);
  for (const { id, tournament, homeTeam } of matches) {
    const isSurnameFirst = ['co-chn', 'co-kor'].includes(homeTeam.country.id);
    if (tournament.sportType !== 'football') continue;
    const { incidents = [], commentary = [] } = view.match(id) as Match;
    const namesOf = (side: 'home' | 'away') =>
      [...incidents, ...commentary].flatMap(({ side: own, kind, player }) => {
        if (!player || (kind === 'own-goal') !== (own !== side)) return [];
        const [first = '', ...rest] = player.split(' ');
        return [isSurnameFirst ? first : rest.join(' ')];
      });
    const home = new Set(namesOf('home'));
    expect(
      namesOf('away').filter((name) => home.has(name)),
      id,
    ).toEqual([]);
  }
});

test('ENT-4 names use Latin letters up to Latin Extended-A', () => {
  const names = [...teams, ...tournaments].map(({ name }) => name.en);
  expect(names.filter((name) => !/^[\u0020-\u017f–]+$/.test(name))).toEqual([]);
});
