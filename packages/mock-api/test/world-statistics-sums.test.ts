import type { Match, MatchStatistics, PlayerStatistics } from '@touchline/types';
import { expect, test } from 'vitest';
import { DAY_SECONDS, sharedWorld } from './world-samples.ts';

type Period = MatchStatistics['periods'][number];

const SATURDAY = 1_795_824_000;
const SIDES = ['home', 'away'] as const;
const world = sharedWorld('touchline', 'standard');
const late = world.at(SATURDAY + 2 * DAY_SECONDS, 'en');
const matchesOf = (sport: 'football' | 'basketball' | 'esports') =>
  late.matchesBetween(SATURDAY, SATURDAY + DAY_SECONDS, sport);
const statisticsOf = ({ id }: Match) => late.statistics(id) as MatchStatistics;

/** No sum of their parts: shares, and the greatest value within a period. */
const IS_NO_SUM = /possession|Percentage$|^biggestLead$|^longestRun$/;

const rowOf = ({ rows }: Period, key: string) => rows.find((row) => row.key === key);
const sumOf = (players: readonly PlayerStatistics[], key: keyof PlayerStatistics) =>
  players.reduce((sum, one) => sum + Number(one[key] ?? 0), 0);

test.each(['football', 'basketball', 'esports'] as const)(
  'MDT-8 the statistics of a match of %s are the sum of its parts, each row once',
  (sport) => {
    for (const match of matchesOf(sport).slice(0, 60)) {
      const [total, ...parts] = statisticsOf(match).periods;
      expect(total?.kind).toBe('match');
      for (const period of [total as Period, ...parts])
        expect(new Set(period.rows.map(({ key }) => key)).size).toBe(period.rows.length);
      for (const row of total?.rows ?? []) {
        const rows = parts.map((part) => rowOf(part, row.key));
        if (rows.length === 0 || rows.includes(undefined) || IS_NO_SUM.test(row.key)) continue;
        for (const side of SIDES) {
          const sum = rows.reduce((all, one) => all + (one?.[side] ?? 0), 0);
          expect(sum, `${match.id} ${row.key}`).toBeCloseTo(row[side], 1);
        }
      }
    }
  },
);

test('MDT-8 football: possession is shared, shots end somewhere, and cards are incidents', () => {
  for (const row of matchesOf('football').slice(0, 60)) {
    const { incidents = [] } = late.match(row.id) as Match;
    const { periods } = statisticsOf(row);
    for (const period of periods) {
      const value = (key: string, side: 'home' | 'away') => rowOf(period, key)?.[side] ?? 0;
      const shares = value('possession', 'home') + value('possession', 'away');
      expect(Math.abs(shares - 100), row.id).toBeLessThanOrEqual(1);
      for (const side of SIDES) {
        const ends = ['shotsOnTarget', 'shotsOffTarget', 'shotsBlocked'];
        expect(ends.reduce((sum, key) => sum + value(key, side), 0)).toBe(value('shots', side));
      }
    }
    for (const [key, kind] of [
      ['yellowCards', 'yellow-card'],
      ['redCards', 'red-card'],
    ] as const)
      for (const side of SIDES) {
        const cards = incidents.filter((one) => one.kind === kind && one.side === side).length;
        expect(rowOf(periods[0] as Period, key)?.[side] ?? 0, `${row.id} ${key}`).toBe(cards);
      }
  }
});

test('MDT-8 basketball: the rows are the sums of the players, whose points are their shots', () => {
  for (const match of matchesOf('basketball')) {
    const { periods, players } = statisticsOf(match);
    for (const side of SIDES) {
      const own = players?.[side] ?? [];
      expect(own.filter(({ starter }) => starter)).toHaveLength(5);
      for (const { key, ...row } of periods[0]?.rows ?? []) {
        if (own.some((one) => one[key as keyof PlayerStatistics] === undefined)) continue;
        expect(sumOf(own, key as keyof PlayerStatistics), `${match.id} ${key}`).toBe(row[side]);
      }
      for (const { points, fieldGoals = 0, threePointers = 0, freeThrows = 0 } of own)
        expect(points).toBe(2 * fieldGoals + threePointers + freeThrows);
    }
  }
});

test('MDT-8 esports: a map has the score of its rounds, goals, points or kills, and a death has its kill', () => {
  for (const row of matchesOf('esports').slice(0, 60)) {
    const { periods: scores = [] } = late.match(row.id) as Match;
    const { periods, players } = statisticsOf(row);
    for (const map of periods.slice(1)) {
      const counted = ['rounds', 'goals', 'points', 'kills'].map((key) => rowOf(map, key));
      const scored = counted.find((one) => one !== undefined);
      const score = scores.find(({ kind, number }) => kind === map.kind && number === map.number);
      if (scored && score)
        expect([scored.home, scored.away], row.id).toEqual([score.home, score.away]);
    }
    if (!players || players.home.some(({ deaths }) => deaths === undefined)) continue;
    expect(sumOf(players.home, 'deaths'), row.id).toBe(sumOf(players.away, 'kills'));
    expect(sumOf(players.away, 'deaths'), row.id).toBe(sumOf(players.home, 'kills'));
  }
});
