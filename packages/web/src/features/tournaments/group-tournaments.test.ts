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

test('TRN-1 a long list begins with the six tournaments of the best ranks', () => {
  const leagues = Array.from({ length: 13 }, (_, no) => ({
    ...a(`${no}`, no === 4 ? 'cup' : 'league'),
    rank: 20 - no,
  }));
  const groups = groupTournaments(leagues, new Set()).map(({ kind, tournaments }) => [
    kind,
    tournaments.map(({ id }) => id).join(' '),
  ]);
  expect(groups).toEqual([
    ['top', '12 11 10 9 8 7'],
    ['league', '0 1 2 3 5 6'],
    ['cup', '4'],
  ]);
  const unranked = leagues.map(({ rank: _, ...one }) => one as Tournament);
  expect(groupTournaments(unranked, new Set())[0]?.kind).toBe('league');
});

test('TRN-1 starred ones are in the first group only', () => {
  expect(shown(['tournament/esp1', 'team/eng1'])).toEqual([
    ['starred', ['esp1']],
    ['continental', ['eurcup']],
    ['league', ['eng1']],
    ['cup', ['engcup']],
  ]);
});
