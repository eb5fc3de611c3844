import type { Match, MatchLineups } from '@touchline/types';
import { expect, test } from 'vitest';
import { lineupErrors } from '../src/invariants/lineup-errors.ts';
import { matchWalk } from './match-walk.ts';

const walk = matchWalk('2026-11-28T16:00:00Z', '/matches/lineups', lineupErrors);
const HOUR_S = 3600;

test('MDT-7 the players on the pitch, those who score, are booked and come on never contradict each other', async () => {
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

test('MDT-7 an hour before the start the line-ups are known; until then those of the last match are expected', async () => {
  const [{ id, startTime } = {} as Match] = await walk.matches('football');
  const at = (instant: number) =>
    walk.get<MatchLineups>(`/matches/lineups?matchId=${id}`, instant, 'en');
  const expected = await at(startTime - HOUR_S - 1);
  const known = await at(startTime - HOUR_S);
  const whole = await at(startTime + 3 * HOUR_S);
  expect(expected).toMatchObject({ expected: true, home: { substitutions: [] } });
  expect(known.expected).toBeUndefined();
  expect(known.home.starters).toEqual(whole.home.starters);
  expect(whole.home.substitutions.length).toBeGreaterThanOrEqual(3);
});

test('MDT-7 what contradicts the line-ups is named', async () => {
  const [first = {} as Match] = await walk.matches('football');
  const end = first.startTime + 3 * HOUR_S;
  const query = `?matchId=${first.id}`;
  const match = await walk.get<Match>(`/matches/info${query}`, end, 'en');
  const { home, away } = await walk.get<MatchLineups>(`/matches/lineups${query}`, end, 'en');
  expect(lineupErrors({ home, away }, match)).toEqual([]);
  expect(lineupErrors({ home: away, away: home }, match).join()).toContain('not on');
  const [one, ...others] = home.starters;
  const ten = { home: { ...home, starters: others }, away };
  expect(lineupErrors(ten, match).join()).toContain('10 starters instead of 11');
  const twice = { home: { ...home, bench: one ? [...home.bench, one] : [] }, away };
  expect(lineupErrors(twice, match).join()).toContain('a player is named twice');
});
