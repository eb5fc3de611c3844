import type { TeamDetails } from '@touchline/types';
import { expect, test } from 'vitest';
import { clubOf } from '../src/world/clubs/club.ts';
import { createRoster } from '../src/world/roster/roster.ts';
import { small } from './world-samples.ts';

const november = 1_795_282_303;

test('TEA-7 what is told of a club stays as it is', () => {
  const { club, sportType } = small('touchline').at(november, 'en').team('te-eng-7') ?? {};
  expect([club, sportType]).toEqual([
    { founded: 1897, ground: 'Cartwright Lane', coach: 'Luke Underhay' },
    'football',
  ]);
});

test('TEA-7 grounds bear a name in both languages, and an esports team has none', () => {
  for (const team of createRoster('standard').teams) {
    const { ground, coach, founded } = clubOf('touchline', team, 2026);
    const plays = team.game === 'football' || team.game === 'basketball';
    expect(ground !== undefined, team.id).toBe(plays);
    for (const text of [ground?.en ?? '', ground?.zh ?? '', coach.en, coach.zh])
      expect(text).not.toContain('undefined');
    expect(founded).toBeLessThan(2021);
  }
});

test('TEA-3 TEA-7 a ranked team is of the same game on its own page, and one of so many', () => {
  const view = small('touchline').at(november, 'en');
  const slice = { offset: 0, limit: 6 };
  for (const { id, ranking, sportType } of view.rankings({ sport: 'esports' }, slice)) {
    const { stats, ...details } = view.team(id) as TeamDetails;
    expect(details.sportType).toBe(sportType);
    expect(stats.ranking).toBeLessThanOrEqual(stats.rankedTeams as number);
    expect(ranking).toBeGreaterThanOrEqual(stats.ranking as number);
  }
});

test('TEA-7 a club has finished the tournaments of its last seasons, each with a table of its own', () => {
  const view = small('touchline').at(november, 'en');
  const over = view.teamTournaments('te-eng-7', 'finished') ?? [];
  expect(over.map(({ name, currentSeason }) => `${name} ${currentSeason}`)).toContain(
    'Premier Division 2025',
  );
  for (const { endTime, currentSeasonId, teams } of over) {
    expect(endTime).toBeLessThan(november);
    expect(teams.map(({ id }) => id)).toContain('te-eng-7');
    expect(view.seasonTable(currentSeasonId)).toBeDefined();
  }
});
