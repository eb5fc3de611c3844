import { expect, test } from 'vitest';
import { aMatch } from '../../../test/a-match.ts';
import { starOf } from '../../state/favourites/star.ts';
import { liveChoice } from './live-choice.ts';

const NOW = 0;
const live = (rank: number) => {
  const match = aMatch({ id: `ma-${rank}`, statusId: 'ONGOING' });
  return { ...match, tournament: { ...match.tournament, id: `to-${rank}`, rank } };
};
const eight = [800, 700, 600, 500, 400, 300, 200, 1].map(live);
const chosen = (shown: readonly string[], starred: readonly string[] = [], matches = eight) =>
  liveChoice(shown, matches, NOW, new Set(starred.map((id) => starOf('match', id))));

test('stars come first, then tournaments by rank, six in all', () => {
  expect(chosen([], ['ma-800'])).toEqual([
    'ma-800',
    'ma-1',
    'ma-200',
    'ma-300',
    'ma-400',
    'ma-500',
  ]);
});

test('matches keep their places, and a match that begins takes a free one', () => {
  const shown = chosen([], [], eight.slice(0, 3));
  expect(shown).toEqual(['ma-600', 'ma-700', 'ma-800']);
  expect(chosen(shown, [], [live(1), live(700)])).toEqual([...shown, 'ma-1']);
  const full = chosen([]);
  expect(chosen(full, ['ma-800'])).toBe(full);
});
