import type { Match, MatchStatistics } from '@touchline/types';
import { expect, test } from 'vitest';
import { statisticsErrors } from '../src/invariants/statistics-errors.ts';
import { matchWalk } from './match-walk.ts';

const walk = matchWalk('2026-11-28T16:00:00Z', '/matches/statistics', statisticsErrors);

test('MDT-8 statistics, incidents and commentary never contradict each other', async () => {
  const matches = await walk.matches('football');
  expect(matches.length).toBeGreaterThan(10);
  const hoops = await walk.matches('basketball');
  const esports = await walk.matches('esports');
  for (const match of [...matches.slice(0, 4), ...hoops.slice(0, 4), ...esports.slice(0, 6)]) {
    const { errors, steps } = await walk.errorsOf(match, 11, 'zh');
    expect(errors).toEqual([]);
    expect(steps).toBeGreaterThan(8);
  }
});

test('MDT-8 what contradicts the statistics is named', async () => {
  const [first = {} as Match] = await walk.matches('football');
  const query = `?matchId=${first.id}`;
  const end = first.startTime + 3 * 3600;
  const match = await walk.get<Match>(`/matches/info${query}`, end, 'en');
  const { periods } = await walk.get<MatchStatistics>(`/matches/statistics${query}`, end, 'en');
  const changed = (key: string, by: number) =>
    statisticsErrors(
      {
        periods: periods.map(({ rows, ...period }, no) => ({
          ...period,
          rows: rows.map((row) =>
            row.key === key && no < 2 ? { ...row, home: row.home + by } : row,
          ),
        })),
      },
      match,
    ).join();
  expect(statisticsErrors({ periods }, match)).toEqual([]);
  expect(changed('possession', 7)).toContain('possession of match is');
  expect(changed('shots', 1)).toContain('by their ends');
  expect(changed('saves', 1)).toMatch(/saves of the home side are \d+ instead of/);
  expect(changed('redCards', 1)).toMatch(/redCards of the home side are \d+ instead of/);
  expect(changed('corners', -1)).toContain('corners of the home side are');
  const [, firstHalf, ...rest] = periods;
  const halves = firstHalf ? [firstHalf, ...rest] : [];
  expect(statisticsErrors({ periods: halves }, match).join()).toContain('comes before the match');
  expect(statisticsErrors({ periods }, { ...match, statusId: 'UPCOMING' }).join()).toContain(
    'before the start',
  );
});
