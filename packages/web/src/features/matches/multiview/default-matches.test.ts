import type { Match } from '@touchline/types';
import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { defaultMatches } from './default-matches.ts';

const HOUR = 3600;

function over(id: string, rank: number, hours: number, change: Partial<Match> = {}): Match {
  const { tournament } = aMatch();
  return aMatch({
    id,
    startTime: kickOff + hours * HOUR,
    statusId: 'FINISHED',
    tournament: { ...tournament, rank },
    ...change,
  });
}
const idsOf = (matches: readonly Match[]) => matches.map(({ id }) => id);

test('the six most important of those that kicked off within an hour', () => {
  const day = [
    over('ma-g', 95, 0),
    over('ma-f', 92, 0),
    over('ma-e', 90, 0),
    over('ma-a', 1, 0),
    over('ma-later', 2, 3),
    over('ma-d', 40, 0.5),
    over('ma-b', 3, 1),
    over('ma-c', 8, 0),
  ];
  expect(idsOf(defaultMatches(day))).toEqual(['ma-a', 'ma-b', 'ma-c', 'ma-d', 'ma-e', 'ma-f']);
});

test('a top match that stands alone gives way to four that were played together', () => {
  const day = [1, 2, 3, 4].map((rank) => over(`ma-${rank}`, 10 + rank, 0));
  expect(idsOf(defaultMatches([over('ma-top', 1, 5), ...day]))).toEqual(idsOf(day));
});

test('four of one league that kicked off at once come before one of it with three of others', () => {
  const others = [20, 21, 22].map((rank) => over(`ma-${rank}`, rank, 0));
  const league = [1, 2, 3, 4].map((number) => over(`ma-at-3-${number}`, 1, 3));
  expect(idsOf(defaultMatches([over('ma-early', 1, 0), ...others, ...league]))).toEqual(
    idsOf(league),
  );
});

test('a day with fewer has the largest group', () => {
  const day = [over('ma-top', 1, 5), over('ma-a', 2, 0), over('ma-b', 3, 0)];
  expect(idsOf(defaultMatches(day))).toEqual(['ma-a', 'ma-b']);
});

test('matches that are not over are left out', () => {
  expect(defaultMatches([over('ma-a', 1, 0, { statusId: 'ONGOING' })])).toEqual([]);
});
