import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { splitLive, toCome } from './split-live.ts';

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

test('HOM-1 the main matches are those to come, as long as there are any', () => {
  const soon = aMatch({ id: 'ma-soon', statusId: 'UPCOMING' });
  expect(toCome([...matches(2), soon])).toEqual([soon]);
  expect(toCome(matches(2))).toHaveLength(2);
});
