import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { realWorld, smallWorld } from './world-samples.ts';

const NOVEMBER = 1_795_282_303;
const view = smallWorld('touchline').at(NOVEMBER, 'en');
const [HOME, AWAY] = ['te-eng-7', 'te-eng-12'];
const meetings = view.meetings(HOME, AWAY) as Match[];

test('MDT-10 the meetings of two teams are those of every season since 2000, latest first', () => {
  const seasons = Map.groupBy(meetings, ({ season, tournament }) => `${tournament.id} ${season}`);
  expect(seasons.size).toBeGreaterThanOrEqual(25);
  for (const match of meetings) {
    expect([match.homeTeam.id, match.awayTeam.id].sort()).toEqual([AWAY, HOME].sort());
    expect(match.statusId).toBe('FINISHED');
  }
  const starts = meetings.map(({ startTime }) => startTime);
  expect(starts).toEqual(starts.toSorted((a, b) => b - a));
  expect(new Date((starts.at(-1) as number) * 1000).getFullYear()).toBe(2000);
});

test('MDT-10 they are the same from both sides, page by page, and those in the list of a team', () => {
  const ids = (list: readonly Match[] | undefined) => list?.map(({ id }) => id);
  expect(ids(view.meetings(AWAY, HOME))).toEqual(ids(meetings));
  expect(ids(view.meetings(HOME, AWAY, { offset: 5, limit: 5 }))).toEqual(
    ids(meetings)?.slice(5, 10),
  );
  const recent = (view.teamMatches(HOME, 'finished', { offset: 0, limit: 60 }) ?? []).filter(
    ({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id].includes(AWAY),
  );
  expect(recent.length).toBeGreaterThan(0);
  expect(ids(meetings)?.slice(0, recent.length)).toEqual(ids(recent));
});

test('MDT-10 teams of different competitions have none, and an unknown opponent neither', () => {
  expect(view.meetings(HOME, 'te-usa-b1')).toEqual([]);
  expect(view.meetings(HOME, 'te-nobody')).toEqual([]);
  expect(view.meetings('te-nobody', HOME)).toBeUndefined();
});

test('MDT-10 the meetings of real clubs are those of the real seasons', async () => {
  const real = await realWorld();
  const at = real.at(Date.parse('2024-05-14T12:00:00Z') / 1000, 'en');
  const derbies = at.meetings('te-eng-manchester-city', 'te-eng-manchester-united') as Match[];
  expect(derbies.length).toBeGreaterThan(20);
  const scores = derbies
    .filter(({ season }) => season === '2011/12')
    .map(({ homeTeam, awayTeam }) => [homeTeam.score, awayTeam.score]);
  // 30 April 2012 and 23 October 2011.
  expect(scores).toEqual([
    [1, 0],
    [1, 6],
  ]);
});

test('TEA-9 the matches of a team in a season are as many as its table counts, and of an opponent two', () => {
  const list = view.seasonMatches(HOME, 'se-eng1-2024', undefined) as Match[];
  const row = view
    .seasonTable('se-eng1-2024')
    ?.tables[0]?.rows.find(({ team }) => team.id === HOME);
  expect(list).toHaveLength((row?.won ?? 0) + (row?.draw ?? 0) + (row?.loss ?? 0));
  expect(list.every(({ season }) => season === list[0]?.season)).toBe(true);
  expect(view.seasonMatches(HOME, 'se-eng1-2024', AWAY)?.length).toBeGreaterThanOrEqual(2);
  expect(view.seasonMatches(HOME, 'se-none-2024', undefined)).toEqual([]);
  expect(view.seasonMatches('te-nobody', 'se-eng1-2024', undefined)).toBeUndefined();
});
