import type { Tournament } from '@touchline/types';
import { expect, test } from 'vitest';
import type { Star } from '../../state/favourites/star.ts';
import { groupTournaments } from './group-tournaments.ts';

const a = (id: string, type: Tournament['type']) => ({ id, type }) as Tournament;
const list = [
  a('eng1', 'league'),
  a('engcup', 'cup'),
  a('eurcup', 'continental'),
  a('esp1', 'league'),
];
const shown = (stars: Star[]) =>
  groupTournaments(list, new Set(stars)).map(({ kind, tournaments }) => [
    kind,
    tournaments.map(({ id }) => id),
  ]);

test('TRN-1 tournaments are grouped by kind, in the order of the list', () => {
  expect(shown([])).toEqual([
    ['continental', ['eurcup']],
    ['league', ['eng1', 'esp1']],
    ['cup', ['engcup']],
  ]);
});

test('TRN-1 starred ones are in the first group only', () => {
  expect(shown(['tournament/esp1', 'team/eng1'])).toEqual([
    ['starred', ['esp1']],
    ['continental', ['eurcup']],
    ['league', ['eng1']],
    ['cup', ['engcup']],
  ]);
});
