import type { Match, Standing } from '@touchline/types';
import { expect, test } from 'vitest';
import { createWorld } from '../src/world/world.ts';
import { atRandomInstants, DAY_SECONDS, sports } from './world-samples.ts';

interface Line {
  won: number;
  draw: number;
  loss: number;
  goals: number;
  goalsAgainst: number;
  points: number;
  form: string[];
}

const pointsFor = (sport: Match['tournament']['sportType']) =>
  sport === 'basketball' ? { win: 2, draw: 0, loss: 1 } : { win: 3, draw: 1, loss: 0 };

/** The table of these results, oldest result first, computed independently of the world. */
function tableOf(results: readonly Match[]): Record<string, Line> {
  const lines: Record<string, Line> = {};
  const enter = (
    sport: Match['tournament']['sportType'],
    id: string,
    scored: number,
    conceded: number,
  ) => {
    lines[id] ??= { won: 0, draw: 0, loss: 0, goals: 0, goalsAgainst: 0, points: 0, form: [] };
    const line = lines[id];
    const result = scored > conceded ? 'win' : scored < conceded ? 'loss' : 'draw';
    if (result === 'win') line.won++;
    else if (result === 'loss') line.loss++;
    else line.draw++;
    line.points += pointsFor(sport)[result];
    line.goals += scored;
    line.goalsAgainst += conceded;
    line.form = [...line.form, result].slice(-5);
  };
  for (const { tournament, homeTeam, awayTeam } of results) {
    const { sportType } = tournament;
    enter(sportType, homeTeam.id, homeTeam.score as number, awayTeam.score as number);
    enter(sportType, awayTeam.id, awayTeam.score as number, homeTeam.score as number);
  }
  return lines;
}

const lines = ({ tables }: Standing, group: string | undefined): Record<string, Line> =>
  Object.fromEntries(
    tables
      .filter((table) => table.group === group)
      .flatMap(({ rows }) => rows)
      .filter(({ won, draw, loss }) => won + draw + loss > 0)
      .map(({ team, ...line }) => [team.id, line]),
  ) as unknown as Record<string, Line>;

test('ENT-6 a table adds up the results', () => {
  atRandomInstants(6, ({ view, instant }) => {
    const tournaments = sports
      .flatMap((sport) => view.tournaments('ongoing', { sport }))
      .filter((_, index) => index % 5 === instant % 5);
    for (const { id, currentSeasonId, stageDetails, groups } of tournaments) {
      const standing = view.tournamentTable(id) as Standing;
      expect(view.seasonTable(currentSeasonId)).toEqual(standing);
      const first = stageDetails.find(({ kind }) => kind === 'league' || kind === 'group');
      const over = (view.tournamentMatches(id, 'finished') as Match[])
        .filter(({ stageId }) => stageId === first?.id)
        .sort((a, b) => a.endTime - b.endTime);
      for (const group of groups.length > 0 ? groups : [undefined]) {
        const results = over.filter((match) => match.group === group);
        expect(lines(standing, group), `${id} ${group ?? ''}`).toEqual(tableOf(results));
      }
    }
  });
});

/** 1 for a win, 0 for a draw, -1 for a loss; a shoot-out counts as a win or loss. */
function resultOf(teamId: string, { homeTeam, awayTeam, periods }: Match): number {
  const kicks = periods?.find(({ kind }) => kind === 'penalties');
  const [home, away] = kicks ? [kicks.home, kicks.away] : [homeTeam.score, awayTeam.score];
  const lead = Math.sign((home as number) - (away as number));
  return homeTeam.id === teamId ? lead : -lead || 0;
}

test('ENT-4 ENT-5 ENT-7 a streak counts the last equal results, in team, analysis and ranking', () => {
  atRandomInstants(5, ({ view }) => {
    for (const sport of sports) {
      for (const ranked of view.rankings({ sport }, { offset: 3, limit: 2 })) {
        const results = (
          view.teamMatches(ranked.id, 'finished', { offset: 0, limit: 60 }) as Match[]
        ).map((match) => resultOf(ranked.id, match));
        const end = results.findIndex((one) => one !== results[0]);
        const streak = {
          streakType:
            results.length === 0 ? 'none' : ['loss', 'draw', 'win'][(results[0] as number) + 1],
          streakCount: end < 0 ? results.length : end,
        };
        expect(ranked).toMatchObject(streak);
        const details = view.team(ranked.id);
        expect(details?.stats).toMatchObject({
          ...streak,
          ...(sport === 'esports' ? {} : { ranking: ranked.ranking }),
        });
        const [next] = (
          view.teamMatches(ranked.id, 'upcoming', { offset: 0, limit: 9 }) as Match[]
        ).filter(({ statusId }) => statusId === 'UPCOMING');
        if (!next) continue;
        const side = next.homeTeam.id === ranked.id ? 'homeTeam' : 'awayTeam';
        expect(view.analysis(next.id)?.[side]).toMatchObject(streak);
      }
    }
  });
});

test('API-9 the live list has exactly the live matches of the days around', () => {
  atRandomInstants(25, ({ view, instant }) => {
    const days = view.matchesBetween(instant - DAY_SECONDS, instant + DAY_SECONDS);
    const live = days.filter(({ statusId }) => statusId === 'ONGOING');
    expect(view.liveMatches().map(withoutCommentary)).toEqual(live);
    for (const { startTime, endTime, statusId } of days) {
      if (statusId === 'ONGOING') expect(startTime <= instant && instant < endTime).toBe(true);
      if (statusId === 'FINISHED') expect(endTime <= instant).toBe(true);
      if (statusId === 'UPCOMING') expect(startTime > instant).toBe(true);
    }
  });
});

test('API-6 a list is sorted by start and id, and a page is a slice of it', () => {
  atRandomInstants(15, ({ view, instant }) => {
    const day = view.matchesBetween(instant, instant + DAY_SECONDS);
    const order = day.map(({ startTime, id }) => `${startTime}/${id}`);
    expect(order).toEqual([...order].sort());
    expect(
      view.matchesBetween(instant, instant + DAY_SECONDS, undefined, { offset: 3, limit: 5 }),
    ).toEqual(day.slice(3, 8));
  });
});

function withoutCommentary(match: Match | undefined): Match | undefined {
  if (!match) return undefined;
  const { commentary: _, ...rest } = match;
  return rest;
}

test('ENT-2 a match in a list equals the match by id without its commentary', () => {
  atRandomInstants(10, ({ view, instant }) => {
    const rows = view.matchesBetween(instant - DAY_SECONDS / 2, instant + DAY_SECONDS / 2);
    for (const row of rows) expect(withoutCommentary(view.match(row.id))).toEqual(row);
    for (const row of view.mainMatches({ offset: 0, limit: 10 }))
      expect(withoutCommentary(view.match(row.id))).toEqual(row);
    for (const { homeTeam } of rows.slice(0, 3)) {
      for (const row of view.teamMatches(homeTeam.id, 'finished', { offset: 0, limit: 5 }) ?? []) {
        expect(withoutCommentary(view.match(row.id))).toEqual(row);
      }
    }
  });
});

test('ENT-3 a tournament in a list equals the tournament by id and has the listed state', () => {
  atRandomInstants(10, ({ view, instant }) => {
    for (const sport of sports) {
      for (const state of ['ongoing', 'upcoming', 'finished'] as const) {
        for (const row of view.tournaments(state, { sport })) {
          expect(view.tournament(row.id)).toEqual(row);
          if (state === 'upcoming') expect(row.startTime).toBeGreaterThan(instant);
          if (state === 'finished') expect(row.endTime).toBeLessThanOrEqual(instant);
          if (state === 'ongoing') {
            expect(row.startTime <= instant && instant < row.endTime).toBe(true);
          }
        }
      }
    }
  });
});

test('ENT-4 ENT-5 winning a shoot-out counts as a win, losing it as a loss', () => {
  const world = createWorld({ seed: 'kicks', size: 'standard' });
  let checked = 0;
  for (let week = 0; week < 40 && checked < 4; week++) {
    const instant = 1_795_275_000 + week * 7 * DAY_SECONDS;
    const view = world.at(instant, 'en');
    for (const match of view.matchesBetween(instant - 7 * DAY_SECONDS, instant, 'football')) {
      if (!match.periods?.some(({ kind }) => kind === 'penalties')) continue;
      const after = world.at(match.endTime, 'en');
      for (const { id } of [match.homeTeam, match.awayTeam]) {
        const streakType = resultOf(id, match) > 0 ? 'win' : 'loss';
        expect(after.team(id)?.stats).toMatchObject({ streakType });
      }
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(0);
}, 30_000);
