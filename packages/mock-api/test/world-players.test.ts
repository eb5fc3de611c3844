import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { createEngine } from '../src/world/engine.ts';
import type { Team } from '../src/world/model.ts';
import { careerOf, contractEnd, contractOf, firstContract } from '../src/world/players/careers.ts';
import { SHIRTS } from '../src/world/players/lines.ts';
import { playerOf, squadYear } from '../src/world/players/squad.ts';
import { createRoster } from '../src/world/roster/roster.ts';
import { sharedWorld } from './world-samples.ts';

const SEED = 'touchline';
const english = createRoster('standard').teams.filter(
  ({ game, country }) => game === 'football' && country.code === 'eng',
);
const squad = (team: Team, year: number) =>
  SHIRTS.map((shirt) => playerOf(SEED, team, shirt, year));
const playersIn = (year: number) => english.flatMap((team) => squad(team, year));

const at = (iso: string) => Date.parse(iso) / 1000;
const world = sharedWorld(SEED, 'small');
/** With a match in play. */
const NOW = Array.from({ length: 144 }, (_, no) => at('2026-11-10T00:00:00Z') + no * 1800).find(
  (instant) =>
    world.at(instant, 'en').tournamentMatches('to-eng1', 'upcoming')?.[0]?.clock?.phase ===
    'second-half',
) as number;

test('PLA-1 a player is in one club at a time, and a squad has a surname once', () => {
  for (let year = 2019; year < 2032; year++) {
    const ids = playersIn(year).map(({ id }) => id);
    expect(new Set(ids).size, `${year}`).toBe(ids.length);
    for (const team of english) {
      const surnames = squad(team, year).map(({ name }) => name.en.split(' ').slice(1).join(' '));
      expect(new Set(surnames).size, `${team.id} ${year}`).toBe(surnames.length);
    }
  }
});

test('PLA-1 careers last up to twenty years; some players move, young ones come up', () => {
  const years = Array.from({ length: 24 }, (_, index) => 2010 + index);
  const first = new Map(
    years.flatMap((year) =>
      english.flatMap((team) =>
        SHIRTS.map((shirt) => {
          const contract = firstContract(SEED, contractOf(team, shirt, year));
          return [playerOf(SEED, team, shirt, year).id, contract] as const;
        }),
      ),
    ),
  );
  const careers = [...first.values()].map((contract) => careerOf(SEED, contract));
  expect(Math.min(...careers.map(({ length }) => length))).toBe(1);
  expect(Math.max(...careers.map(({ length }) => length))).toBeLessThanOrEqual(5);
  const moved = careers.filter((all) => new Set(all.map(({ team }) => team)).size > 1);
  expect(moved.length / careers.length).toBeGreaterThan(0.2);
  expect(moved.length / careers.length).toBeLessThan(0.6);
  for (const contracts of careers.slice(0, 300)) {
    const ids = contracts.map(({ team, shirt, from }) => playerOf(SEED, team, shirt, from).id);
    expect(new Set(ids).size).toBe(1);
    for (const [index, one] of contracts.slice(1).entries()) {
      expect(one.from).toBe(contractEnd(contracts[index] as (typeof contracts)[number]));
    }
  }
  const stayed = playersIn(2027).filter(({ id }) => playersIn(2026).some((one) => one.id === id));
  expect(stayed.length / playersIn(2026).length).toBeGreaterThan(0.75);
});

test('PLA-1 a club changes its players in summer, or at the New Year', () => {
  const [home] = english as [Team];
  expect(squadYear(home, at('2027-05-30T12:00:00Z'))).toBe(2026);
  expect(squadYear(home, at('2027-07-02T12:00:00Z'))).toBe(2027);
});

const isGoal = ({ kind }: { kind: string }) => kind === 'goal' || kind === 'penalty-goal';
const COUNTED: Record<'goals' | 'assists' | 'cards', (match: Match) => (string | undefined)[]> = {
  goals: ({ incidents = [] }) => incidents.filter(isGoal).map(({ playerId }) => playerId),
  assists: ({ incidents = [] }) => incidents.map(({ assistId }) => assistId),
  cards: ({ incidents = [] }) =>
    incidents.filter(({ kind }) => kind.endsWith('-card')).map(({ playerId }) => playerId),
};

/** The matches of the season that have begun. */
function begun(instant: number) {
  const view = world.at(instant, 'en');
  const all = { offset: 0, limit: 1000 };
  const live = (view.tournamentMatches('to-eng1', 'upcoming', all) ?? []).filter(
    ({ statusId }) => statusId === 'ONGOING',
  );
  return {
    view,
    live,
    matches: [...(view.tournamentMatches('to-eng1', 'finished', all) ?? []), ...live],
  };
}

test.each(['goals', 'assists', 'cards'] as const)(
  'PLA-2 the top list of %s is the sum of the matches until now',
  (by) => {
    const { view, live, matches } = begun(NOW);
    expect(matches.length).toBeGreaterThan(100);
    expect(live.length).toBeGreaterThan(0);
    const sums = new Map<string, number>();
    for (const id of matches.flatMap(COUNTED[by])) {
      if (id) sums.set(id, (sums.get(id) ?? 0) + 1);
    }
    const list = view.leaders('to-eng1', by, 1000) ?? [];
    expect(new Map(list.map(({ player, value }) => [player.id, value]))).toEqual(sums);
    expect(list.map(({ value }) => value)).toEqual(
      list.map(({ value }) => value).toSorted((a, b) => b - a),
    );
    expect(list[0]?.rank).toBe(1);
  },
);

test('PLA-2 a clean sheet is a finished match without a goal against', () => {
  const { view, matches } = begun(NOW);
  for (const { team, value } of view.leaders('to-eng1', 'cleanSheets', 5) ?? []) {
    const sheets = matches.filter(
      ({ statusId, homeTeam, awayTeam }) =>
        statusId === 'FINISHED' &&
        ((homeTeam.id === team.id && awayTeam.score === 0) ||
          (awayTeam.id === team.id && homeTeam.score === 0)),
    );
    expect(value).toBeGreaterThan(sheets.length / 2);
    expect(value).toBeLessThanOrEqual(sheets.length);
  }
});

test('PLA-1 a season is the sum of its matches, and grows with a live one', () => {
  const { view, live } = begun(NOW);
  const [match] = live;
  const line = view.lineups(match?.id ?? '');
  const id = line?.home.starters[9]?.player.id ?? '';
  const details = view.player(id);
  const matches = view.playerMatches(id) ?? [];
  expect(details?.team?.id).toBe(match?.homeTeam.id);
  expect(details?.season.matches).toBe(matches.length);
  for (const key of ['goals', 'assists', 'yellowCards', 'redCards', 'minutes'] as const) {
    expect(details?.season[key]).toBe(matches.reduce((sum, one) => sum + one[key], 0));
  }
  const [now] = matches;
  expect(now).toMatchObject({
    matchId: match?.id,
    statusId: 'ONGOING',
    side: 'home',
    started: true,
  });
  const before = world.at((match?.startTime ?? 0) - 1, 'en');
  expect(before.playerMatches(id)?.length).toBe(matches.length - 1);
  const later = world.at(NOW + 600, 'en').player(id)?.season.minutes ?? 0;
  expect(later).toBeGreaterThanOrEqual(details?.season.minutes ?? 0);
});

test('PLA-1 what is not a player, or not one yet, is unknown', () => {
  const view = world.at(NOW, 'en');
  const [leader] = view.leaders('to-eng1', 'goals', 1) ?? [];
  const id = leader?.player.id ?? '';
  expect(view.player(id)?.player.name).toBe(leader?.player.name);
  expect(world.at(at('2001-01-01T00:00:00Z'), 'en').player(id)).toBeUndefined();
  for (const wrong of [
    'pl-eng-1-9-2024',
    'pl-eng-1-99-2025',
    'pl-nobody-0-0',
    'pl-usa-1-99-2025',
  ]) {
    expect(view.player(wrong), wrong).toBeUndefined();
  }
  expect(view.leaders('to-nobody', 'goals', 5)).toBeUndefined();
});

test('PLA-1 an id has one writing, and no player is from before the world or older than the contract allows', () => {
  const view = world.at(NOW, 'en');
  expect(view.player('pl-eng-1-9-2025')).toBeDefined();
  for (const wrong of ['pl-eng-1-09-2025', 'pl-eng-1-9-02025']) {
    expect(view.player(wrong), wrong).toBeUndefined();
    expect(view.playerMatches(wrong), wrong).toBeUndefined();
  }
  const years = Array.from({ length: 2000 }, (_, year) => year);
  const found = years.filter((year) => view.player(`pl-eng-7-4-${year}`));
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toBeGreaterThan(1975);
  const last = world.at(at('2099-12-01T00:00:00Z'), 'en');
  const ages = Array.from({ length: 100 }, (_, no) => 2000 + no).flatMap(
    (year) => last.player(`pl-eng-1-9-${year}`)?.player.age ?? [],
  );
  expect(ages.length).toBeGreaterThan(5);
  expect(Math.max(...ages)).toBeGreaterThan(80);
  expect(Math.max(...ages)).toBeLessThan(100);
});

test('PLA-1 after a career there is no club, and the last season', () => {
  const view = world.at(NOW, 'en');
  const [leader] = view.leaders('to-eng1', 'goals', 1) ?? [];
  const later = world.at(NOW + 25 * 365 * 86_400, 'en').player(leader?.player.id ?? '');
  expect(later).toMatchObject({ player: { name: leader?.player.name } });
  expect(later?.team).toBeUndefined();
  expect(later?.career?.at(-1)?.to).toBeGreaterThan(2027);
});

test('PLA-1 a player is pinned', () => {
  const { player, team, season } = world.at(NOW, 'en').player('pl-eng-1-9-2025') ?? {};
  expect([
    player?.name,
    player?.position,
    player?.birthDate,
    team?.name,
    season,
  ]).toMatchInlineSnapshot(`
    [
      "Jack Hollbourne",
      "forward",
      "2005-01-31",
      "Blackmere United",
      {
        "assists": 1,
        "goals": 8,
        "matches": 41,
        "minutes": 3000,
        "name": "2026/27",
        "redCards": 0,
        "yellowCards": 4,
      },
    ]
  `);
});

test('PLA-2 the record of a match is data alone, of which a season is kept', () => {
  const { days, recordOf } = createEngine('touchline', 'small');
  const from = Date.UTC(2026, 10, 21) / 1000;
  const records = days.between(from, from + 86_400).flatMap((fixture) => recordOf(fixture) ?? []);
  expect(records.length).toBeGreaterThan(10);
  // A function would keep the squads and events of the match alive.
  expect(structuredClone(records)).toEqual(records);
});

test('TEA-7 the goals of a squad are those of its players’ own pages, and each has one place', () => {
  const view = world.at(NOW, 'en');
  const [leader] = view.leaders('to-eng1', 'goals', 1) ?? [];
  const squad = view.squad(leader?.team.id ?? '') ?? [];
  expect(squad.map(({ number }) => number)).toEqual([...SHIRTS]);
  const best = squad.toSorted((a, b) => b.season.goals - a.season.goals).slice(0, 3);
  expect(best[0]?.season.goals).toBeGreaterThan(0);
  for (const { player, season } of best) {
    expect(view.player(player.id)?.season).toMatchObject(season);
  }
  expect(view.squad('te-nobody')).toBeUndefined();
});

test('SEA-1 the players of the search are those of the clubs of the best known leagues', () => {
  const view = world.at(NOW, 'en');
  const players = view.players('football', { offset: 0, limit: 1000 });
  const one = players.find(({ teamId }) => teamId === 'te-eng-1') ?? players[0];
  const details = view.player(one?.id ?? '');
  expect([details?.player.name, details?.team?.id]).toEqual([one?.name, one?.teamId]);
  expect(new Set(players.map(({ id }) => id)).size).toBe(players.length);
});

test('TRN-7 a past season has all of its matches, and the leaders of these', () => {
  const view = world.at(NOW, 'en');
  const slice = { offset: 0, limit: 1000 };
  const [, past] = view.tournamentSeasons('to-eng1', { offset: 0, limit: 2 }) ?? [];
  const matches = view.finishedInSeason('to-eng1', past?.id ?? '', slice) ?? [];
  const goals = matches.flatMap(({ incidents = [] }) => incidents.filter(isGoal));
  const leaders = view.leaders('to-eng1', 'goals', 1000, past?.id) ?? [];
  expect(new Set(matches.map(({ season }) => season))).toEqual(new Set([past?.name]));
  expect(leaders.reduce((sum, { value }) => sum + value, 0)).toBe(goals.length);
  expect(view.finishedInSeason('to-eng1', 'se-esp1-2025', slice)).toEqual([]);
});
