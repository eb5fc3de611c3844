import { expect, test } from 'vitest';
import { aMatch } from '../../../../test/a-match.ts';
import { splitLive } from '../home/split-live.ts';
import { groupMatches } from './group-matches.ts';

const inCup = (id: string, cup: string, startTime: number, tips = 0) => {
  const match = aMatch({ id, startTime, tips });
  return { ...match, tournament: { ...match.tournament, id: cup } };
};

test('MAT-5 matches are grouped by tournament, the one that begins first on top', () => {
  const groups = groupMatches([
    inCup('ma-1', 'to-late', 300),
    inCup('ma-2', 'to-early', 100),
    inCup('ma-3', 'to-late', 200),
  ]);
  expect(groups.map(({ id, matches }) => [id, matches.map((match) => match.id)])).toEqual([
    ['to-early', ['ma-2']],
    ['to-late', ['ma-1', 'ma-3']],
  ]);
});

test('HOM-1 the match with most tips leads, three follow as cards, no match is shown twice', () => {
  const matches = [1, 5, 3, 2, 4, 0].map((tips, at) => inCup(`ma-${at}`, 'to-1', at, tips));
  const { lead, cards, rest } = splitLive(matches);
  expect(lead?.id).toBe('ma-1');
  expect(cards.map(({ id }) => id)).toEqual(['ma-4', 'ma-2', 'ma-3']);
  expect(rest.map(({ id }) => id)).toEqual(['ma-0', 'ma-5']);
});

test('HOM-1 with fewer than three beside the lead there are rows instead of cards', () => {
  const { cards, rest } = splitLive([inCup('ma-1', 'to-1', 1, 9), inCup('ma-2', 'to-1', 2)]);
  expect(cards).toEqual([]);
  expect(rest).toHaveLength(1);
});
