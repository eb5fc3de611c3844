import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { initialLive } from './initial-live.ts';
import { splitColumns, splitLive } from './split-live.ts';
import { toCome } from './to-come.ts';

const matches = (count: number) =>
  Array.from({ length: count }, (_, at) => aMatch({ id: `ma-${at}` }));

test('HOM-1 the first match leads, three follow as cards, twelve as rows, no match is shown twice', () => {
  const all = matches(20);
  const { lead, cards, rest } = splitLive(all);
  expect([lead, ...cards, ...rest]).toEqual(all.slice(0, 16));
  expect(cards).toHaveLength(3);
});

test('HOM-1 with fewer than three beside the lead there are rows instead of cards', () => {
  const { cards, rest } = splitLive(matches(3));
  expect(cards).toEqual([]);
  expect(rest).toHaveLength(2);
});

const loaded = (count: number) => ({
  result: { kind: 'ok' as const, data: matches(count) },
  fetchedAt: 1,
  pending: false,
  failedAt: 0,
  retry: () => {},
});
const idsIn = ({ result }: Pick<ReturnType<typeof loaded>, 'result'> | { result: unknown }) =>
  (result as { data: { id: string }[] }).data.map(({ id }) => id);

test('HOM-1 the side column has the live matches that the main column does not show', () => {
  const { main, side } = splitColumns(loaded(30));
  expect(idsIn(main)).toHaveLength(16);
  expect(idsIn(side)[0]).toBe('ma-16');
  expect(idsIn(splitColumns(loaded(9)).side)).toHaveLength(9);
});

test('HOM-1 the document has the first matches of both columns', () => {
  const { main, side } = splitColumns({ ...loaded(0), ...initialLive(loaded(30)) });
  expect([idsIn(main).length, idsIn(side).length]).toEqual([6, 6]);
  expect(idsIn(main).filter((id) => idsIn(side).includes(id))).toEqual([]);
});

test('HOM-1 the main matches are those to come, as long as there are any', () => {
  const soon = aMatch({ id: 'ma-soon', statusId: 'UPCOMING' });
  expect(toCome([...matches(2), soon])).toEqual([soon]);
  expect(toCome(matches(2))).toHaveLength(2);
});
