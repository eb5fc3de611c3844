import type { Match, Standing, StandingTable } from '@touchline/types';
import { expect, test } from 'vitest';
import type { WorldView } from '../src/world/world-view.ts';
import { sharedWorld } from './world-samples.ts';

const world = sharedWorld('touchline', 'standard');
/** A Saturday afternoon. */
const AFTERNOON = 1_795_880_000;
const HOUR_SECONDS = 3600;

/** The tournaments of these live matches whose table counts at least one of them. */
function livesByTournament(view: WorldView): Map<string, Match[]> {
  const inTables = view.liveMatches().filter(({ tie }) => tie === undefined);
  return Map.groupBy(inTables, ({ tournament }) => tournament.id);
}

const tableWith = ({ tables }: Standing, { stage, group }: Match) =>
  tables.find((table) => table.stage === stage && table.group === group);

const rowOf = (table: StandingTable | undefined, teamId: string) =>
  table?.rows.find(({ team }) => team.id === teamId);

const isLevel = ({ homeTeam, awayTeam }: Match) => homeTeam.score === awayTeam.score;

test('API-23 a table as it stands counts the matches being played with their score', () => {
  const seen = new Set<string>();
  for (let at = AFTERNOON; at < AFTERNOON + 12 * HOUR_SECONDS; at += 1700) {
    const view = world.at(at, 'en');
    for (const [id, lives] of livesByTournament(view)) {
      const finished = view.tournamentTable(id) as Standing;
      const started = view.tournamentTable(id, 'started') as Standing;
      for (const match of lives) {
        const table = tableWith(started, match);
        if (!table) continue;
        const { homeTeam, awayTeam, tournament } = match;
        const isCounted = tournament.sportType === 'football' || !isLevel(match);
        const before = rowOf(tableWith(finished, match), homeTeam.id);
        const now = rowOf(table, homeTeam.id);
        const [home, away] = isCounted ? [homeTeam.score, awayTeam.score] : [0, 0];
        expect((now?.goals ?? 0) - (before?.goals ?? 0), match.id).toBe(home);
        expect((now?.goalsAgainst ?? 0) - (before?.goalsAgainst ?? 0), match.id).toBe(away);
        const won = isCounted && (homeTeam.score ?? 0) > (awayTeam.score ?? 0);
        expect((now?.won ?? 0) - (before?.won ?? 0), match.id).toBe(Number(won));
        seen.add(`${tournament.sportType === 'football'} ${isLevel(match)}`);
      }
    }
  }
  expect([...seen].sort()).toEqual(['false false', 'false true', 'true false', 'true true']);
});

test('API-23 a place moves by what it gained since the first match being played kicked off', () => {
  let moved = 0;
  const view = world.at(AFTERNOON, 'en');
  for (const [id, lives] of livesByTournament(view)) {
    const { tables } = view.tournamentTable(id, 'started') as Standing;
    for (const table of tables) {
      const own = lives.filter(
        ({ stage, group }) => stage === table.stage && group === table.group,
      );
      const kickOff = Math.min(AFTERNOON, ...own.map(({ startTime }) => startTime));
      const before = world.at(kickOff, 'en').tournamentTable(id) as Standing;
      const { rows } = before.tables.find(
        ({ stage, group }) => stage === table.stage && group === table.group,
      ) as StandingTable;
      const places = rows.map(({ team }) => team.id);
      for (const [index, { team, movement }] of table.rows.entries()) {
        expect(movement, `${team.name} in ${id}`).toBe(places.indexOf(team.id) - index);
        if (movement !== 0) moved++;
      }
    }
  }
  expect(moved).toBeGreaterThan(20);
});

test('API-23 without matches being played the table stands as it is, and no place moves', () => {
  const night = AFTERNOON + 86_400 * 3 + 17 * HOUR_SECONDS;
  const view = world.at(night, 'en');
  const live = livesByTournament(view);
  const quiet = view
    .tournaments('ongoing', { sport: 'football' })
    .filter(({ id }) => !live.has(id));
  expect(quiet.length).toBeGreaterThan(5);
  for (const { id } of quiet) {
    const { tables } = view.tournamentTable(id, 'started') as Standing;
    const still = tables.map((table) => ({
      ...table,
      rows: table.rows.map(({ movement, ...row }) => {
        expect(movement).toBe(0);
        return row;
      }),
    }));
    expect(still).toEqual(view.tournamentTable(id)?.tables);
  }
});
