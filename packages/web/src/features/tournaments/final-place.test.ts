import type { Standing } from '@touchline/types';
import { expect, test } from 'vitest';
import { finalPlace } from './final-place.ts';

const table = (stage: string, ids: string[], group?: string) =>
  ({
    stage,
    ...(group && { group }),
    rows: ids.map((id) => ({ team: { id } })),
  }) as Standing['tables'][number];

const tables = [
  table('Group stage', ['te-1', 'te-2'], 'A'),
  table('Group stage', ['te-3', 'te-4'], 'B'),
  table('Final round', ['te-3', 'te-1', 'te-5']),
];

test('TEA-7 a team has its place in the last table that contains it', () => {
  expect(finalPlace({ tables }, 'te-1')).toEqual({ place: 2, count: 3, group: undefined });
  expect(finalPlace({ tables }, 'te-4')).toEqual({ place: 2, count: 2, group: 'B' });
  expect(finalPlace({ tables }, 'te-9')).toBeUndefined();
  expect(finalPlace({ tables: [] }, 'te-1')).toBeUndefined();
});
