import { expect, test } from 'vitest';
import { aMatch } from '../../../test/a-match.ts';
import { refreshLiveList, withStatusChanges } from './status-changes.ts';

const one = aMatch({ id: 'ma-1' });
const two = aMatch({ id: 'ma-2' });
const over = aMatch({ id: 'ma-1', statusId: 'FINISHED' });
const peek = (id: string) => ({ 'ma-1': over, 'ma-2': aMatch({ id: 'ma-2', tips: 99 }) })[id];

test('MAT-4 an ended match is replaced, and one with a new score stays the same object', () => {
  const list = withStatusChanges([one, two], peek);
  expect(list[0]).toBe(over);
  expect(list[1]).toBe(two);
});

test('the live list drops ended matches, and appends those that have begun', () => {
  const three = aMatch({ id: 'ma-3' });
  expect(refreshLiveList([one, two], peek, [two, three], 100)).toEqual([two, three]);
  expect(refreshLiveList([two], peek, [two, three], 1)).toEqual([two]);
});
