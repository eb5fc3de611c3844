import { expect, test } from 'vitest';
import { nameParts } from './name-parts.ts';

const [ann, anna, bo] = [{ name: 'Ann Lee' }, { name: 'Ann Leeds' }, { name: 'Bo' }];

test.each([
  ['Bo for Ann Lee', [ann, bo], ['', bo, ' for ', ann, '']],
  ['Ann Leeds scores', [ann, anna], ['', anna, ' scores']],
  ['Bo, and Bo again', [bo], ['', bo, ', and Bo again']],
  ['nobody', [ann], ['nobody']],
])('PLA-1 the names in "%s" are parts of their own', (text, all, parts) => {
  expect(nameParts(text, all)).toEqual(parts);
});
