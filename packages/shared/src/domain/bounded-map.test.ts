import { expect, test, vi } from 'vitest';
import { BoundedMap, memoized } from './bounded-map.ts';

test('beyond the limit the least recently used entry is dropped', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('one', 1);
  map.set('two', 2);
  map.get('one');
  map.set('three', 3);
  expect([...map.values()]).toEqual([1, 3]);
  expect(map.get('two')).toBeUndefined();
});

test('a value is made once for each key that is known', () => {
  const make = vi.fn((key: string) => key.length);
  const lengthOf = memoized(make, 1);
  expect([lengthOf('one'), lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([
    3, 3, 5, 3,
  ]);
  expect(make).toHaveBeenCalledTimes(3);
});
