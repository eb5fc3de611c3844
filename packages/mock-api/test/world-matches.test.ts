import type { Match, MatchAnalysis } from '@touchline/types';
import { expect, test } from 'vitest';
import { createEngine } from '../src/world/engine.ts';
import { atRandomInstants, DAY_SECONDS, isCore, smallWorld } from './world-samples.ts';

const scoreOf = ({ homeTeam, awayTeam }: Match) => [homeTeam.score ?? 0, awayTeam.score ?? 0];

test('ENT-2 scores never decrease, and past incidents never change', () => {
  atRandomInstants(12, ({ view, seed, instant }) => {
    for (const before of view.liveMatches()) {
      let last = before;
      for (const later of [7, 60, 61, 600, 1800, 5000, 20_000]) {
        const now = smallWorld(seed)
          .at(instant + later, 'en')
          .match(before.id) as Match;
        const [home, away] = scoreOf(now);
        const [previousHome, previousAway] = scoreOf(last);
        expect(home).toBeGreaterThanOrEqual(previousHome as number);
        expect(away).toBeGreaterThanOrEqual(previousAway as number);
        expect(now.incidents?.slice(0, last.incidents?.length)).toEqual(last.incidents);
        last = now;
      }
      expect(last.statusId).toBe('FINISHED');
    }
  });
});

test('ENT-2 a match shows only past incidents, and its score follows from its periods', () => {
  atRandomInstants(15, ({ view, instant }) => {
    for (const match of view.matchesBetween(instant - DAY_SECONDS, instant + DAY_SECONDS)) {
      const { statusId, incidents, periods, homeTeam, awayTeam, tournament } = match;
      if (statusId === 'UPCOMING') {
        expect([homeTeam.score, awayTeam.score, incidents, periods]).toEqual([
          null,
          null,
          undefined,
          undefined,
        ]);
        continue;
      }
      for (const { at } of incidents ?? []) expect(at).toBeLessThanOrEqual(instant);
      const parts = (periods ?? []).filter(({ kind }) => kind !== 'penalties');
      const sum = (side: 'home' | 'away') => parts.reduce((total, part) => total + part[side], 0);
      const maps = parts.some(({ kind }) => kind === 'map');
      if (!maps) expect([sum('home'), sum('away')]).toEqual(scoreOf(match));
      if (statusId !== 'FINISHED') continue;
      expect(incidents?.at(-1)?.kind).toBe('match-end');
      if (maps) {
        const won = parts.filter(({ home, away }) => home > away).length;
        expect([won, parts.length - won]).toEqual(scoreOf(match));
        const needed = ((match.bestOf as number) + 1) / 2;
        expect(Math.max(...scoreOf(match))).toBe(needed);
      }
      if (tournament.sportType === 'football') {
        const goals = (incidents ?? []).filter(({ kind }) =>
          ['goal', 'own-goal', 'penalty-goal'].includes(kind),
        );
        expect(goals.length).toBe(sum('home') + sum('away'));
        const last = goals.at(-1);
        if (last) expect([last.home, last.away]).toEqual(scoreOf(match));
      }
      if (tournament.sportType === 'basketball') expect(homeTeam.score).not.toBe(awayTeam.score);
    }
  });
});

test('ENT-2 a knock-out match has a winner, if necessary by extra time or penalties', () => {
  let shootouts = 0;
  atRandomInstants(75, ({ view, instant }) => {
    for (const match of view.matchesBetween(instant - 8 * DAY_SECONDS, instant, 'football')) {
      if (!/-k\d+-\d+$/.test(match.id) || match.statusId !== 'FINISHED') continue;
      const [home, away] = scoreOf(match);
      const kicks = match.periods?.find(({ kind }) => kind === 'penalties');
      if (kicks) shootouts++;
      expect(home !== away || kicks?.home !== kicks?.away).toBe(true);
    }
  });
  expect(shootouts).toBeGreaterThan(0);
});

test('API-10 the win rate of six months is that of the matches which began within them', () => {
  const now = 1_795_282_303;
  const view = smallWorld('touchline').at(now, 'en');
  const [match] = view.matchesBetween(now, now + DAY_SECONDS, 'basketball') as [Match];
  const { id } = match.homeTeam;
  const recent = (view.teamMatches(id, 'finished', { offset: 0, limit: 200 }) ?? []).filter(
    ({ startTime }) => startTime >= now - 182 * DAY_SECONDS,
  );
  const won = recent.filter((one) => {
    const [home = 0, away = 0] = scoreOf(one);
    return home > away === (one.homeTeam.id === id);
  });
  const { homeTeam } = view.analysis(match.id) as MatchAnalysis;
  expect(homeTeam.last6MonthsWinRate).toBe(Math.round((won.length / recent.length) * 100));
});

test('ENT-2 the best price is the highest, and margins lie between 2 and 8 %', () => {
  let quotes = 0;
  atRandomInstants(15, ({ view, instant }) => {
    for (const { odds, homeTeam, awayTeam } of view.matchesBetween(
      instant - DAY_SECONDS,
      instant + 2 * DAY_SECONDS,
    )) {
      const best = {
        homeWinOdd: [null as number | null, null as number | null],
        awayWinOdd: [null as number | null, null as number | null],
      };
      for (const [number, { asia }] of Object.entries(odds)) {
        for (const side of ['homeWinOdd', 'awayWinOdd'] as const) {
          const price = asia[side];
          const [high] = best[side];
          if (price !== null && (high === null || high === undefined || price > high))
            best[side] = [price, Number(number)];
        }
        const pairs = [
          [asia.homeWinOdd, asia.awayWinOdd],
          [asia.homeWinOpening, asia.awayWinOpening],
        ];
        for (const [home, away] of pairs) {
          if (typeof home !== 'number' || typeof away !== 'number') continue;
          quotes++;
          const book = 1 / (home + 1) + 1 / (away + 1);
          expect(book).toBeGreaterThanOrEqual(1.02);
          expect(book).toBeLessThanOrEqual(1.08);
        }
      }
      expect([homeTeam.homeTeamAsiaOdds, homeTeam.homeTeamAsiaOddsBooker]).toEqual(best.homeWinOdd);
      expect([awayTeam.awayTeamAsiaOdds, awayTeam.awayTeamAsiaOddsBooker]).toEqual(best.awayWinOdd);
    }
  });
  expect(quotes).toBeGreaterThan(1000);
});

test.each(isCore ? (['small'] as const) : (['small', 'standard'] as const))(
  'ENT-2 no football team of the %s world plays twice within two days',
  (size) => {
    // A year from August on covers every league, cup and pause. Reads the calendar without a view.
    const { days } = createEngine('calendar', size);
    const from = 1_785_542_400;
    const last = new Map<string, number>();
    for (const { start, home, away, season } of days.between(from, from + 370 * DAY_SECONDS)) {
      if (season.tournament.game !== 'football') continue;
      for (const { id } of [home, away]) {
        const hours = (start - (last.get(id) ?? 0)) / 3600;
        expect(hours, `${id} at ${start}`).toBeGreaterThanOrEqual(43);
        last.set(id, start);
      }
    }
  },
);
