import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { emptyResource } from '../../../state/data/resource.ts';
import { initialRows } from './initial-rows.ts';

const defaults = { show: 'all', by: 'importance', find: '' } as const;
const now = 1_000_000;

const dayOf = (count: number) => ({
  ...emptyResource,
  fetchedAt: now,
  result: {
    kind: 'ok' as const,
    data: Array.from({ length: count }, (_, at) =>
      aMatch({
        id: `ma-${at}`,
        statusId: at % 10 ? 'FINISHED' : 'ONGOING',
        startTime: 900 + at * 2,
      }),
    ),
  },
});

const idsOf = ({ result }: ReturnType<typeof initialRows>) =>
  result?.kind === 'ok' ? result.data.map(({ id }) => id) : [];

test('a short day is sent whole', () => {
  expect(initialRows(dayOf(14), defaults, now)).toEqual(dayOf(14));
});

test('MAT-4 the document of a long day has the first rows, and the counts of the whole day', () => {
  const initial = initialRows(dayOf(100), defaults, now);
  expect(idsOf(initial)).toHaveLength(14);
  expect(initial.totals).toEqual({
    all: 100,
    live: 10,
    upcoming: 0,
    finished: 90,
    begun: 51,
    rest: 86,
    leagues: 1,
    'to-eng1': 100,
  });
});

test('the first rows are those at the top of the filtered list', () => {
  const live = initialRows(dayOf(100), { ...defaults, show: 'live' }, now);
  expect(idsOf(live).slice(0, 2)).toEqual(['ma-0', 'ma-10']);
  expect(live.totals).toMatchObject({ all: 100, rest: 0 });
});
