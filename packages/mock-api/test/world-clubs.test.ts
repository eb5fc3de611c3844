import type { TeamDetails } from '@touchline/types';
import { expect, test } from 'vitest';
import { aboutClub, rivalOf } from '../src/world/clubs/about.ts';
import { clubOf } from '../src/world/clubs/club.ts';
import { worldLanguages } from '../src/world/localized.ts';
import type { Team } from '../src/world/model.ts';
import { createRoster } from '../src/world/roster/roster.ts';
import { smallWorld } from './world-samples.ts';

const NOVEMBER = 1_795_282_303;

test('TEA-7 the facts about a club are stable', () => {
  const { club, sportType } = smallWorld('touchline').at(NOVEMBER, 'en').team('te-eng-7') ?? {};
  const { about: _, ...facts } = club ?? {};
  expect([facts, sportType]).toEqual([
    { founded: 1897, ground: 'Ellery Lane', coach: 'Theo Blackworth' },
    'football',
  ]);
});

test('TEA-7 stadiums have names in every language, and esports teams have none', () => {
  for (const team of createRoster('standard').teams) {
    const { ground, coach, founded } = clubOf('touchline', team, 2026);
    const hasStadium = team.game === 'football' || team.game === 'basketball';
    expect(ground !== undefined, team.id).toBe(hasStadium);
    for (const text of [ground, coach].flatMap((name) => Object.values(name ?? {})))
      expect(text).not.toContain('undefined');
    expect(founded).toBeLessThan(2021);
  }
});

test('TEA-3 TEA-7 team details have the game of the ranking and the number of ranked teams', () => {
  const view = smallWorld('touchline').at(NOVEMBER, 'en');
  const slice = { offset: 0, limit: 6 };
  for (const { id, ranking, sportType } of view.rankings({ sport: 'esports' }, slice)) {
    const { stats, ...details } = view.team(id) as TeamDetails;
    expect(details.sportType).toBe(sportType);
    expect(stats.ranking).toBeLessThanOrEqual(stats.rankedTeams as number);
    expect(ranking).toBeGreaterThanOrEqual(stats.ranking as number);
  }
});

test('TEA-7 a club lists the tournaments of its finished seasons, each with its own table', () => {
  const view = smallWorld('touchline').at(NOVEMBER, 'en');
  const finished = view.teamTournaments('te-eng-7', 'finished') ?? [];
  expect(finished.map(({ name, currentSeason }) => `${name} ${currentSeason}`)).toContain(
    'Premier Division 2025',
  );
  for (const { endTime, currentSeasonId, teams } of finished) {
    expect(endTime).toBeLessThan(NOVEMBER);
    expect(teams.map(({ id }) => id)).toContain('te-eng-7');
    expect(view.seasonTable(currentSeasonId)).toBeDefined();
  }
});

test('TEA-7 a club has a story in every language that does not repeat its rank or coach', () => {
  const { teams, tournamentsOf } = createRoster('standard');
  for (const team of teams) {
    const club = clubOf('touchline', team, 2026);
    const story = aboutClub('touchline', team, club, tournamentsOf.get(team)?.[0]);
    const { en } = story;
    expect(en.split('. ').length, en).toBeGreaterThanOrEqual(team.tag ? 2 : 4);
    for (const language of worldLanguages)
      expect(story[language]).toMatch(/^(?!.*undefined)[^{}]+$/);
    expect(en).not.toContain(club.coach.en);
  }
});

test('TEA-7 the stories of a league’s clubs read differently', () => {
  const { tournaments } = createRoster('standard');
  for (const league of tournaments.filter(({ type }) => type === 'league')) {
    const stories = league.teams.map((team) => {
      const { en } = aboutClub('touchline', team, clubOf('touchline', team, 2026), league);
      const names = league.teams.map(({ name }) => name.en).sort((a, b) => b.length - a.length);
      return names.reduce((text, name) => text.replaceAll(name, '*'), en).replace(/\d+/g, '');
    });
    expect(new Set(stories).size, league.code).toBe(stories.length);
  }
});

test('TEA-7 rivals name each other', () => {
  const { teams, tournamentsOf } = createRoster('standard');
  const team = teams[0] as Team;
  const rival = teams.find(
    ({ name }) => name.en === rivalOf(team, tournamentsOf.get(team)?.[0])?.en,
  );
  expect(rivalOf(rival as Team, tournamentsOf.get(rival as Team)?.[0])).toEqual(team.name);
});
