import { expect, test } from 'vitest';
import { namesOf } from './names-of.ts';

test.each([
  ['mei@example.org', { name: 'mei', rest: '@example.org', letter: 'M' }],
  ['美@example.org', { name: '美', rest: '@example.org', letter: '美' }],
  ['demo', { name: 'demo', rest: '', letter: 'D' }],
  ['', { name: '', rest: '', letter: 'U' }],
])('ACC-2 the username %o has the parts %o', (username, names) => {
  expect(namesOf(username)).toEqual(names);
});
