import type { Match, Standing } from '@touchline/types';
import { expect, test } from 'vitest';
import { foldTables } from '../src/features/tournaments/standing/live/fold-tables.ts';
import {
  isOfTable,
  type Then,
  tableMatches,
} from '../src/features/tournaments/standing/live/table-matches.ts';
import { fetchData, mockApi } from './mock-api.ts';

/** A Saturday afternoon. */
const AFTERNOON = 1_795_880_000;
const MINUTE_SECONDS = 60;

const api = mockApi(AFTERNOON * 1000);

const started = ({ statusId }: Match) => statusId !== 'UPCOMING';

async function load(id: string) {
  const query = `tournamentId=${id}`;
  const [ended, live, upcoming, finished] = await Promise.all([
    fetchData<Standing>(api, `/tournaments/table?${query}`),
    fetchData<Standing>(api, `/tournaments/table?${query}&matches=started`),
    fetchData<Match[]>(api, `/tournaments/matches/upcoming?${query}&size=40`),
    fetchData<Match[]>(api, `/tournaments/matches/finished?${query}&size=40`),
  ]);
  const followed = [...upcoming, ...finished]
    .filter(started)
    .map((match) => ({ match, isInTable: match.statusId === 'FINISHED' }));
  const fold = (canDraw: boolean, then?: Then) =>
    foldTables(
      ended,
      ended.tables.map((table) => tableMatches(table, followed, then)),
      then,
      { canDraw, started: live },
    );
  return { ended, live, followed, fold };
}

/** What a table says of its teams, without the form, which a table of the past has only in part. */
const rowsOf = (standing: Standing | undefined) =>
  standing?.tables.map(({ rows }) =>
    rows.map(({ team, form: _, ...numbers }) => ({ id: team.id, movement: 0, ...numbers })),
  );

const withForm = (standing: Standing | undefined) =>
  standing?.tables.map(({ rows }) => rows.map(({ movement: _, ...row }) => row));

test('API-23 live scores added to a table of finished matches make the table as it stands', async () => {
  const lives = await fetchData<Match[]>(api, '/matches/live?limit=500');
  const ids = new Set(lives.filter(({ tie }) => !tie).map(({ tournament }) => tournament.id));
  const sports = new Set<string>();
  for (const id of ids) {
    const { live, fold, followed, ended } = await load(id);
    const sport = followed[0]?.match.tournament.sportType;
    const folded = fold(sport === 'football');
    const isCounted = ended.tables.some((table) =>
      followed.some(({ match }) => isOfTable(table, match)),
    );
    // Without a result yet the rule of the points is unknown.
    const isDecided = live.tables.some(({ rows }) => rows.some(({ won }) => won > 0));
    if (!isCounted || !isDecided) continue;
    expect(rowsOf(folded), id).toEqual(rowsOf(live));
    expect(withForm(folded), id).toEqual(withForm(live));
    sports.add(`${sport}`);
  }
  expect([...sports].sort()).toEqual(['basketball', 'football', 'valorant']);
});

test('API-23 at any minute of a match the table is as it stood then', async () => {
  const { fold, followed } = await load('to-eng1');
  const match = followed.find(({ match: one }) => one.statusId === 'FINISHED')?.match as Match;
  for (let minute = 1; minute < 110; minute += 9) {
    const instant = match.startTime + minute * MINUTE_SECONDS;
    const past = mockApi(instant * 1000);
    const then = await fetchData<Match>(past, `/matches/info?matchId=${match.id}`);
    const standing = await fetchData<Standing>(
      past,
      '/tournaments/table?tournamentId=to-eng1&matches=started',
    );
    expect(rowsOf(fold(true, { instant, match: then })), `minute ${minute}`).toEqual(
      rowsOf(standing),
    );
  }
});
