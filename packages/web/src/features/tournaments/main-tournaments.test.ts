import type { Tournament } from '@touchline/types';
import { expect, test } from 'vitest';
import { mainTournaments } from './main-tournaments.tsx';

const upcoming = (sportType: Tournament['sportType'], ...starts: number[]) =>
  ({
    kind: 'ok',
    data: starts.map((startTime) => ({ id: `to-${sportType}-${startTime}`, sportType, startTime })),
  }) as unknown as { kind: 'ok'; data: Tournament[] };

test('HOM-1 the main tournaments are of every sport, the nearest first', () => {
  const shown = mainTournaments([
    upcoming('football', 90),
    upcoming('basketball', 70, 80, 60),
    upcoming('cs2', 10, 20, 30, 40, 50),
  ]);
  expect(shown.map(({ id }) => id)).toEqual([
    'to-cs2-10',
    'to-cs2-20',
    'to-cs2-30',
    'to-basketball-60',
    'to-basketball-70',
    'to-football-90',
  ]);
});
