import type { Client, Match, SportType } from '@touchline/types';
import type { OperationId } from '@touchline/types/contract';
import { DateTime, FixedOffsetZone } from 'luxon';
import type { CaseContext, Run } from '../case-context.ts';
import { COMPACT_DATE } from '../compact-date.ts';
import type { SampleData } from '../discover.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';
import { clockChanges, ZONES } from './clock-changes.ts';
import { matchErrors } from './match-errors.ts';
import { isAscending } from './order.ts';

/** The largest `limit` that the contract allows. */
const MAX_ROWS = 2000;

const SPORTS = ['football', 'basketball', 'esports'] as const;

const byStart = (a: Match, b: Match) => a.startTime - b.startTime || (a.id < b.id ? -1 : 1);
const idsOf = (matches: readonly Match[]) => matches.map(({ id }) => id).sort();

async function checkOffsets(suite: Suite, { today }: SampleData): Promise<void> {
  await suite.check('listMatches', "a day is the caller's day", async (context) => {
    for (const offset of [-720, -210, 0, 345, 480, 840]) {
      const zone = FixedOffsetZone.instance(offset);
      const from = DateTime.fromFormat(today, COMPACT_DATE, { zone });
      const to = from.plus({ days: 1 });
      const query = { date: today, timezoneOffset: offset, sportType: 'football' } as const;
      const matches = await context.api.GET('/matches', { params: { query } });
      const outside = matches.filter(
        ({ startTime }) => startTime < from.toSeconds() || startTime >= to.toSeconds(),
      );
      if (outside[0]) context.fail(`${outside[0].id} starts on another day at offset ${offset}`);
    }
  });
  await suite.rules.check('listMatches', 'a day is sorted by start time', async (context) => {
    const query = { date: today, timezoneOffset: 0, sportType: 'football' } as const;
    expectInOrder(context, await context.api.GET('/matches', { params: { query } }));
  });
}

function expectInOrder({ fail }: CaseContext, matches: readonly Match[]): void {
  if (!isAscending(matches.map(({ startTime }) => startTime)))
    fail('the matches are not sorted by start time');
}

/** The matches between two instants, from the lists of the UTC days. */
async function matchesBetween(
  { api }: CaseContext,
  sportType: SportType,
  from: DateTime,
  to: DateTime,
): Promise<Match[]> {
  const matches: Match[] = [];
  const first = from.toUTC().startOf('day');
  for (let day = first; day < to; day = day.plus({ days: 1 })) {
    const date = day.toFormat(COMPACT_DATE);
    const query = { date, timezoneOffset: 0, sportType };
    matches.push(...(await api.GET('/matches', { params: { query } })));
  }
  return matches.filter(
    ({ startTime }) => startTime >= from.toSeconds() && startTime < to.toSeconds(),
  );
}

/** Sends the offset of the other end of the day, so that neither the offset nor 24 hours gives the right list. */
async function checkClockChanges(suite: Suite, { today }: SampleData): Promise<void> {
  if (!offers(suite, 'listMatches', 'timeZone')) return;
  for (const zone of ZONES) {
    await suite.rules.check(
      'listMatches',
      `with a time zone a day is the day of ${zone}, of 23 or 25 hours where its clocks change`,
      async (context) => {
        for (const { day, after } of clockChanges(zone, Number(today.slice(0, 4)))) {
          for (const sportType of ['football', 'esports'] as const) {
            const date = day.toFormat(COMPACT_DATE);
            const query = { date, timezoneOffset: after, timeZone: zone, sportType };
            const found = await context.api.GET('/matches', { params: { query } });
            const expected = await matchesBetween(context, sportType, day, day.plus({ days: 1 }));
            context.expectEqual(idsOf(found), idsOf(expected), `${sportType} on ${date}`);
          }
        }
      },
    );
  }
}

async function checkToday(suite: Suite, { today }: SampleData): Promise<void> {
  const lists = [
    ['listMatchesToday', '/matches/today', 0],
    ['listMatchesTomorrow', '/matches/tomorrow', 1],
  ] as const;
  for (const [id, path, ahead] of lists) {
    const run: Run = async (context) => {
      const query = { timezoneOffset: 0, limit: MAX_ROWS };
      const rows = await context.api.GET(path, { params: { query } });
      const date = DateTime.fromFormat(today, COMPACT_DATE, { zone: 'utc' })
        .plus({ days: ahead })
        .toFormat(COMPACT_DATE);
      const days: Match[] = [];
      for (const sportType of SPORTS) {
        const day = { date, timezoneOffset: 0, sportType };
        days.push(...(await context.api.GET('/matches', { params: { query: day } })));
      }
      context.expectEqual(
        idsOf(rows),
        idsOf(days.sort(byStart).slice(0, MAX_ROWS)),
        'the matches of all sports of that day',
      );
    };
    await suite.checkPatiently(id, 'is the day of all sports', run);
  }
}

async function checkLive(suite: Suite): Promise<void> {
  const run: Run = async (context) => {
    const live = await context.api.GET('/matches/live', { params: { query: { limit: MAX_ROWS } } });
    const other = live.find(({ statusId }) => statusId !== 'ONGOING');
    if (other) context.fail(`${other.id} is ${other.statusId} in the live list`);
    for (const row of live.slice(0, 8)) {
      const date = DateTime.fromSeconds(row.startTime, { zone: 'utc' }).toFormat(COMPACT_DATE);
      const { sportType } = row.tournament;
      const day: Match[] = [];
      for (const sport of sportType ? [sportType] : SPORTS) {
        const query = { date, timezoneOffset: 0, sportType: sport };
        day.push(...(await context.api.GET('/matches', { params: { query } })));
      }
      const same = day.find(({ id }) => id === row.id);
      context.expectEqual(
        same?.homeTeam.id,
        row.homeTeam.id,
        `${row.id} of the live list in its day's list`,
      );
    }
  };
  await suite.checkPatiently('listLiveMatches', "matches the day's list", run);
  await suite.rules.checkPatiently('listLiveMatches', 'is sorted by start time', async (context) =>
    expectInOrder(
      context,
      await context.api.GET('/matches/live', { params: { query: { limit: MAX_ROWS } } }),
    ),
  );
}

const listOfDay =
  (path: '/matches/today' | '/matches/tomorrow' | '/matches/main') =>
  (api: Client, limit: number) =>
    api.GET(path, { params: { query: { timezoneOffset: 0, limit } } });

async function checkLimits(suite: Suite): Promise<void> {
  const lists: [OperationId, (api: Client, limit: number) => Promise<Match[]>][] = [
    ['listLiveMatches', (api, limit) => api.GET('/matches/live', { params: { query: { limit } } })],
    ['listMatchesToday', listOfDay('/matches/today')],
    ['listMatchesTomorrow', listOfDay('/matches/tomorrow')],
    ['listMainMatches', listOfDay('/matches/main')],
  ];
  for (const [id, list] of lists) {
    const run: Run = async ({ api, fail, expectEqual }) => {
      const [five, two] = [await list(api, 5), await list(api, 2)];
      if (five.length > 5) fail(`${five.length} rows instead of at most 5`);
      const ids = (matches: Match[]) => matches.map((match) => match.id);
      expectEqual(ids(two), ids(five.slice(0, 2)), 'the first two rows');
    };
    await suite.checkPatiently(id, 'a shorter list is the start of a longer one', run);
  }
}

async function checkRows(suite: Suite, { matches, finished }: SampleData): Promise<void> {
  await suite.rules.check('listMatches', 'every match is consistent', async (context) => {
    for (const error of matches.flatMap(matchErrors).slice(0, 5)) context.fail(error);
  });
  const run: Run = async (context) => {
    for (const row of finished.slice(0, 6)) {
      const detail = await context.api.GET('/matches/info', {
        params: { query: { matchId: row.id } },
      });
      // Lists omit the commentary.
      const { commentary: _, ...shared } = detail;
      context.expectEqual(shared, row, `${row.id}: detail and row`);
    }
  };
  await suite.rules.checkPatiently('getMatch', 'the detail equals the row of the list', run);
}

export async function dayInvariants(suite: Suite, sampleData: SampleData): Promise<void> {
  await checkOffsets(suite, sampleData);
  await checkClockChanges(suite, sampleData);
  await checkToday(suite, sampleData);
  await checkLive(suite);
  await checkLimits(suite);
  await checkRows(suite, sampleData);
}
