import { boxScoreAt, statisticsAt } from '@touchline/shared/domain/timeline';
import type { Match, MatchLineups, MatchStatistics, MatchTimeline } from '@touchline/types';
import { expect, test } from 'vitest';
import { careerOf, contractOf, firstContract } from '../src/world/players/careers.ts';
import { playerOf } from '../src/world/players/squad.ts';
import { shirtNumber, squadShape } from '../src/world/players/squad-shape.ts';
import { createRoster } from '../src/world/roster/roster.ts';
import { DAY_SECONDS, sharedWorld } from './world-samples.ts';

const SEED = 'touchline';
const SATURDAY = 1_795_824_000;
const world = sharedWorld(SEED, 'standard');
const late = world.at(SATURDAY + 2 * DAY_SECONDS, 'en');
const matches = late.matchesBetween(SATURDAY, SATURDAY + DAY_SECONDS, 'basketball');
const teams = createRoster('standard').teams.filter(({ game }) => game === 'basketball');
const { shirts } = squadShape('basketball');

const statisticsOf = (id: string) => late.statistics(id) as MatchStatistics;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('MDT-8 the points of the players are the score, and their five play all the time', () => {
  expect(matches.length).toBeGreaterThan(20);
  for (const { id, homeTeam, awayTeam, clock } of matches) {
    const { players } = statisticsOf(id);
    expect(clock).toBeUndefined();
    for (const [team, list] of [
      [homeTeam, players?.home ?? []],
      [awayTeam, players?.away ?? []],
    ] as const) {
      expect(sum(list.map(({ points = 0 }) => points)), id).toBe(team.score);
      const minutes = sum(list.map((one) => one.minutes));
      // Four quarters of ten or twelve minutes, overtimes of five; each player's minutes are rounded.
      const fifths = minutes / 5;
      const whole = Math.min(
        ...[40, 45, 48, 50, 53, 55, 58, 60, 63, 65].map((one) => Math.abs(one - fifths)),
      );
      expect(whole, `${id} ${minutes}`).toBeLessThan(1.01);
      expect(Math.max(...list.map(({ fouls = 0 }) => fouls))).toBeLessThanOrEqual(5);
    }
    const plus = sum([...(players?.home ?? [])].map(({ plusMinus = 0 }) => plusMinus));
    expect(plus).toBe(5 * ((homeTeam.score ?? 0) - (awayTeam.score ?? 0)));
  }
});

test('MDT-1 the game clock runs down in each quarter, and every line of the match has it', () => {
  const [{ id, startTime, endTime } = { id: '', startTime: 0, endTime: 0 }] = matches;
  for (let at = startTime; at < endTime; at += 97) {
    const { clock } = world.at(at, 'en').match(id) as Match;
    if (clock?.phase !== 'quarter' || !clock.countdown) continue;
    const { at: from, seconds, pace = 0 } = clock.countdown;
    const left = seconds - (at - from) / pace;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(seconds);
    expect(Math.ceil((seconds - left) / 60)).toBeCloseTo(clock.minute ?? 0, -1);
  }
  const { incidents = [], commentary = [] } = late.match(id) as Match;
  const lines = [...incidents, ...commentary].sort((a, b) => a.at - b.at);
  expect(lines.length).toBeGreaterThan(15);
  const played = lines.map(({ quarter = 0, left = 0 }) => quarter * 1200 - left);
  expect(played).toEqual(played.toSorted((a, b) => a - b));
  expect(lines[0]).toMatchObject({ quarter: 1, left: expect.any(Number) });
});

test('MDT-8 box scores are those of basketball: in the mean of a day', () => {
  const all = matches.map(({ id }) => statisticsOf(id));
  const mean = (key: string) =>
    sum(
      all.map(({ periods }) => {
        const row = periods[0]?.rows.find((one) => one.key === key);
        return ((row?.home ?? 0) + (row?.away ?? 0)) / 2;
      }),
    ) / matches.length;
  const within = (key: string, least: number, most: number) => {
    expect(mean(key), key).toBeGreaterThan(least);
    expect(mean(key), key).toBeLessThan(most);
  };
  within('fieldGoalsAttempted', 60, 85);
  within('threePointersAttempted', 20, 34);
  within('rebounds', 32, 46);
  within('assists', 15, 26);
  within('turnovers', 9, 17);
  within('fouls', 14, 24);
  expect(mean('fieldGoals') / mean('fieldGoalsAttempted')).toBeGreaterThan(0.4);
  expect(mean('fieldGoals') / mean('fieldGoalsAttempted')).toBeLessThan(0.52);
});

test('MDT-8 the history of a match gives its box score of every minute, and no act that comes', () => {
  for (const { id, startTime, endTime } of matches.slice(0, 4)) {
    const whole = late.timeline(id) as MatchTimeline;
    for (let at = startTime - 60; at <= endTime + 60; at += 397) {
      const view = world.at(at, 'en');
      const now = view.statistics(id) as MatchStatistics;
      expect(now).toEqual(statisticsAt(whole, at - startTime));
      const timeline = view.timeline(id) as MatchTimeline;
      expect(statisticsAt(timeline, at - startTime)).toEqual(now);
      const match = view.match(id) as Match;
      const points = sum(now.players?.home.map((one) => one.points ?? 0) ?? []);
      expect(points).toBe(match.homeTeam.score ?? 0);
    }
    const start = whole.boxScore && boxScoreAt(whole.boxScore, whole.clock ?? [], 0);
    expect(start?.home.filter(({ onCourt }) => onCourt)).toHaveLength(5);
    expect(start?.home.every((one) => one.points === 0 && one.minutes === 0)).toBe(true);
  }
});

test('MDT-7 a line-up has five starters by position and a bench, each with a number of its own', () => {
  for (const { id } of matches) {
    const { home, away } = late.lineups(id) as MatchLineups;
    for (const { starters, bench, coach, substitutions } of [home, away]) {
      expect(starters.map(({ position }) => position)).toEqual([
        'point-guard',
        'shooting-guard',
        'small-forward',
        'power-forward',
        'center',
      ]);
      expect(bench).toHaveLength(7);
      expect(new Set([...starters, ...bench].map(({ number }) => number)).size).toBe(12);
      expect(coach).toBeTruthy();
      expect(substitutions).toHaveLength(20);
    }
  }
});

test('MDT-2 whoever changes the lead or has a line of the commentary is of the squad, and is on the court', () => {
  for (const { id } of matches.slice(0, 8)) {
    const { incidents = [], commentary = [] } = late.match(id) as Match;
    const named = [...incidents, ...commentary].filter(({ player }) => player);
    expect(named.length).toBeGreaterThan(15);
    for (const { at, side = 'home', player, playerId } of named) {
      const players = world.at(at - 1, 'en').statistics(id)?.players?.[side] ?? [];
      const own = players.find((one) => one.player.id === playerId);
      expect(own?.player.name).toBe(player);
      expect(own?.onCourt, `${id} ${at}`).toBe(true);
    }
  }
});

test('PLA-1 a basketball player is in one club at a time, a squad has a surname once, and some move', () => {
  const moved = new Set<string>();
  const clubOf = new Map<string, string>();
  for (const year of [2024, 2025, 2026, 2027, 2028]) {
    const ids = teams.flatMap((team) =>
      shirts.map((shirt) => {
        const { id } = playerOf(SEED, team, shirt, year);
        if (clubOf.has(id) && clubOf.get(id) !== team.id) moved.add(id);
        clubOf.set(id, team.id);
        return id;
      }),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const team of teams) {
      expect(new Set(shirts.map((shirt) => shirtNumber(SEED, team, shirt, year))).size).toBe(12);
    }
  }
  expect(moved.size).toBeGreaterThan(100);
  const [team] = teams;
  const career = team && careerOf(SEED, firstContract(SEED, contractOf(team, 3, 2026)));
  expect(career?.length).toBeGreaterThan(0);
});

test.each(['points', 'rebounds', 'assists'] as const)(
  'PLA-2 the top list of %s is the sum of the matches until now',
  (by) => {
    const small = sharedWorld(SEED, 'small');
    const now = Date.parse('2026-08-20T14:00:00Z') / 1000;
    const view = small.at(now, 'en');
    const all = { offset: 0, limit: 1000 };
    const begun = [
      ...(view.tournamentMatches('to-usab1', 'finished', all) ?? []),
      ...(view.tournamentMatches('to-usab1', 'upcoming', all) ?? []),
    ].filter(({ statusId, season, tournament }) => {
      return statusId !== 'UPCOMING' && season === tournament.currentSeason;
    });
    expect(begun.length).toBeGreaterThan(40);
    const sums = new Map<string, number>();
    for (const { id } of begun) {
      const { players } = small.at(now, 'en').statistics(id) as MatchStatistics;
      for (const { player, ...one } of [...(players?.home ?? []), ...(players?.away ?? [])]) {
        const value = one[by] ?? 0;
        if (value > 0) sums.set(player.id, (sums.get(player.id) ?? 0) + value);
      }
    }
    const list = view.leaders('to-usab1', by, 1000) ?? [];
    expect(new Map(list.map(({ player, value }) => [player.id, value]))).toEqual(sums);
    const [first] = list;
    const details = view.player(first?.player.id ?? '');
    expect(details).toMatchObject({ sportType: 'basketball', team: { id: first?.team.id } });
    const own = view.playerMatches(first?.player.id ?? '') ?? [];
    expect(details?.season[by]).toBe(sum(own.map((one) => one[by] ?? 0)));
    expect(view.leaders('to-usab1', 'goals', 5)).toEqual([]);
  },
);
