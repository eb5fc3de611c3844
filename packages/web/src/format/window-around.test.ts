import { expect, test } from 'vitest';
import { windowAround } from './window-around.ts';

const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const cut = (letter: string) => windowAround(list, (one) => one === letter, 3).join('');

test.each([
  ['a', 'abc'],
  ['b', 'abc'],
  ['d', 'cde'],
  ['g', 'efg'],
  ['x', 'abc'],
])('TEA-7 the window around “%s” is %s', (letter, shown) => {
  expect(cut(letter)).toBe(shown);
});

test('TEA-7 a list shorter than the window is shown whole', () => {
  expect(windowAround(['a'], () => true, 3)).toEqual(['a']);
});
