import { expect, test } from 'vitest';
import { aMatch, kickOff } from '../../../../test/a-match.ts';
import { updatesOf } from './updates-of.ts';

test('MDT-2 the updates are the incidents and the commentary, in the order of time', () => {
  const goal = { id: 'i1', kind: 'goal', at: kickOff + 600, text: 'A goal.' } as const;
  const corner = { id: 'c1', kind: 'corner', at: kickOff + 500, text: 'A corner.' };
  const save = { id: 'c2', kind: 'save', at: kickOff + 700, text: 'A save.' };
  const match = aMatch({ incidents: [goal] });
  expect(updatesOf(match, [corner, save]).map(({ id }) => id)).toEqual(['c1', 'i1', 'c2']);
});

test('MDT-2 without commentary the updates are the incidents', () => {
  expect(updatesOf(aMatch({ incidents: [] }))).toEqual([]);
});
