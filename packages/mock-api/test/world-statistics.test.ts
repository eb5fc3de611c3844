import { statisticsAt } from '@touchline/shared/domain/timeline';
import type { Match, MatchStatistics, MatchTimeline } from '@touchline/types';
import { expect, test } from 'vitest';
import { DAY_SECONDS, sharedWorld } from './world-samples.ts';

const SATURDAY = 1_795_824_000;
const world = sharedWorld('touchline', 'standard');
const late = world.at(SATURDAY + 2 * DAY_SECONDS, 'en');
const football = late.matchesBetween(SATURDAY, SATURDAY + DAY_SECONDS, 'football');

const valuesOf = ({ periods: [match] }: MatchStatistics, wanted: string): [number, number] => {
  const { home, away } = match?.rows.find(({ key }) => key === wanted) ?? { home: -1, away: -1 };
  return [home, away];
};
const sumOf = (statistics: MatchStatistics, key: string) => {
  const [home, away] = valuesOf(statistics, key);
  return home + away;
};

test('MDT-8 a shot, a corner and an offside of the statistics is a line of the match', () => {
  expect(football.length).toBeGreaterThan(150);
  for (const { id } of football) {
    const { incidents = [], commentary = [] } = late.match(id) as Match;
    const statistics = late.statistics(id) as MatchStatistics;
    const lines = (...kinds: string[]) =>
      [...incidents, ...commentary].filter(({ kind }) => kinds.includes(kind)).length;
    const goals = lines('goal', 'penalty-goal');
    expect(sumOf(statistics, 'shots'), id).toBe(goals + lines('penalty-missed', 'chance', 'save'));
    expect(sumOf(statistics, 'corners'), id).toBe(lines('corner'));
    expect(sumOf(statistics, 'offsides'), id).toBe(lines('offside'));
    expect(sumOf(statistics, 'fouls'), id).toBeGreaterThanOrEqual(
      lines('foul', 'free-kick', 'yellow-card', 'red-card'),
    );
    expect(sumOf(statistics, 'saves'), id).toBe(sumOf(statistics, 'shotsOnTarget') - goals);
  }
});

test('MDT-8 statistics are those of football: in the mean of a day, and better sides have more', () => {
  const all = football.map(({ id }) => late.statistics(id) as MatchStatistics);
  const mean = (key: string) => all.reduce((sum, one) => sum + sumOf(one, key), 0) / all.length;
  const within = (key: string, least: number, most: number) => {
    expect(mean(key), key).toBeGreaterThan(least);
    expect(mean(key), key).toBeLessThan(most);
  };
  within('shots', 18, 27);
  within('shotsOnTarget', 6, 10);
  within('expectedGoals', 2.2, 3.4);
  within('corners', 7, 11);
  within('fouls', 17, 27);
  within('offsides', 2, 5);
  within('passes', 750, 1000);
  const winners = football.filter(
    ({ homeTeam, awayTeam }) => (homeTeam.score ?? 0) > (awayTeam.score ?? 0) + 1,
  );
  const ahead = winners.filter(({ id }) => {
    const [home, away] = valuesOf(late.statistics(id) as MatchStatistics, 'expectedGoals');
    return home > away;
  });
  expect(ahead.length / winners.length).toBeGreaterThan(0.75);
});

test('MDT-8 the history of a match gives its statistics of every minute, and no word of what comes', () => {
  for (const { id, startTime, endTime } of football.slice(0, 6)) {
    const whole = late.timeline(id) as MatchTimeline;
    for (let at = startTime - 60; at <= endTime + 60; at += 97) {
      const view = world.at(at, 'en');
      const now = view.statistics(id);
      expect(now).toEqual(statisticsAt(whole, at - startTime));
      const timeline = view.timeline(id) as MatchTimeline;
      const { momentum } = timeline;
      expect(statisticsAt(timeline, at - startTime)).toEqual(now);
      expect(momentum?.at.at(-1) ?? 0).toBeLessThanOrEqual(Math.max(0, at - startTime));
    }
  }
});

test('MDT-8 a match to come has no statistics, one in its first half no second, extra time its own', () => {
  const [{ id, startTime } = {} as Match] = football;
  const kindsAt = (instant: number, matchId = id) =>
    world
      .at(instant, 'en')
      .statistics(matchId)
      ?.periods.map(({ kind }) => kind);
  expect(kindsAt(startTime - 1)).toEqual([]);
  expect(kindsAt(startTime)).toEqual(['match', 'firstHalf']);
  expect(kindsAt(startTime + 7200)).toEqual(['match', 'firstHalf', 'secondHalf']);
  const final = kindsAt(Date.UTC(2026, 4, 14) / 1000, 'ma-espcup-2025-k2-1');
  expect(final).toEqual(['match', 'firstHalf', 'secondHalf', 'extraTime']);
});

test('MDT-8 a side presses in the minutes of its shots', () => {
  const minutes = football.slice(0, 40).flatMap(({ id, startTime }) => {
    const { momentum, commentary = [] } = late.timeline(id) as MatchTimeline;
    return commentary
      .filter(({ kind }) => kind === 'save')
      .map(({ at, side }) => {
        const index = momentum?.at.findIndex((end) => end >= at - startTime) ?? -1;
        return (momentum?.value[index] ?? 0) * (side === 'home' ? 1 : -1);
      });
  });
  expect(minutes.length).toBeGreaterThan(100);
  const pressing = minutes.filter((value) => value > 0).length / minutes.length;
  expect(pressing).toBeGreaterThan(0.85);
});
