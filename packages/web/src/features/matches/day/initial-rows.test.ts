import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { emptyResource } from '../../../state/stores/resource.ts';
import { initialRows } from './initial-rows.ts';

const defaults = { show: 'all', by: 'league', find: '' } as const;
const now = 1_000_000;
const start = { at: 900, zone: 'UTC' };

const aList = (count: number, from: number, isLive: (at: number) => boolean) => ({
  ...emptyResource,
  fetchedAt: now,
  result: {
    kind: 'ok' as const,
    data: Array.from({ length: count }, (_, at) =>
      aMatch({
        id: `ma-${from + at * 2}`,
        statusId: isLive(at) ? 'ONGOING' : 'FINISHED',
        startTime: from + at * 2,
      }),
    ),
  },
});

/** A day, some of whose matches are in play, and `carried` matches that began before it. */
const listsOf = (count: number, carried = 0) => {
  const day = aList(count, 900, (at) => at % 10 === 0);
  const earlier = aList(carried, 800, () => true).result.data;
  const live = [...earlier, ...day.result.data.filter(({ statusId }) => statusId === 'ONGOING')];
  return { day, live: { ...day, result: { kind: 'ok' as const, data: live } }, start };
};

type Sent = ReturnType<typeof initialRows>;
const idsOf = ({ result }: Sent['day']) =>
  result?.kind === 'ok' ? result.data.map(({ id }) => id) : [];

test('a short day is sent whole', () => {
  const { day, live } = listsOf(11);
  expect(initialRows({ day, live, start }, defaults, now)).toEqual({ day, live });
});

test('MAT-4 the document of a long day has the first rows, and the counts of the whole day', () => {
  const { day } = initialRows(listsOf(100), defaults, now);
  expect(idsOf(day)).toHaveLength(11);
  expect(day.totals).toEqual({
    all: 100,
    live: 10,
    upcoming: 0,
    finished: 90,
    day: 100,
    begun: 51,
    rows: 100,
    past: 0,
    'to-eng1': 100,
  });
});

test('a league of which the first rows are over has one that is not, else it would be folded', () => {
  const list = aList(20, 900, (at) => at === 15);
  const { day } = initialRows({ day: list, live: aList(0, 900, () => true), start }, defaults, now);
  expect(idsOf(day)).toHaveLength(12);
  expect(idsOf(day).at(-1)).toBe('ma-930');
});

test('MAT-4 after midnight the first rows are of matches that began yesterday, and are sent once', () => {
  const { day, live } = initialRows(listsOf(100, 20), defaults, now);
  expect([idsOf(live).length, idsOf(day).length]).toEqual([11, 0]);
  expect(live.totals).toMatchObject({ all: 120, live: 30, day: 100, begun: 51, rows: 120 });
  expect(live.totals).toEqual(day.totals);
  const few = initialRows(listsOf(100, 4), defaults, now);
  expect([idsOf(few.live).length, idsOf(few.day).length]).toEqual([4, 7]);
});

test('the first rows are those at the top of the filtered list', () => {
  const { day, live } = initialRows(listsOf(100, 20), { ...defaults, show: 'live' }, now);
  expect(idsOf(live).slice(0, 2)).toEqual(['ma-800', 'ma-802']);
  expect([idsOf(live).length, idsOf(day).length]).toEqual([11, 0]);
  expect(live.totals).toMatchObject({ all: 120, live: 30, rows: 30 });
});
