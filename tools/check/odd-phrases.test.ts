import { expect, test } from 'vitest';
import { oddPhrases } from './odd-phrases.ts';

test.each([
  ['a.ts', '/** Of a list, the first. */'],
  ['a.ts', '  // The first. Of a list.'],
  ['a.ts', 'const a = 1; // Of a list'],
  ['a.css', '  /* Of equal width. */'],
  ['a.ts', "test('a reader is told the price', () => {"],
  ['a.ts', "test.each(rows)('PRF-1 %s: its failure is none of theirs', () => {"],
  ['a.md', '- Of all pages, one.'],
])('%s: %s is reported with its line', (file, line) => {
  expect(oddPhrases(file, `\n${line}`)).toEqual([expect.stringMatching(`^${file}:2 `)]);
});

test.each([
  ['a.ts', '/** The first of a list; Office. */'],
  ['a.ts', "const title = 'Told by a fan: Of mice';"],
  ['a.md', 'None of these. One of many.'],
])('%s: %s is not', (file, line) => {
  expect(oddPhrases(file, line)).toEqual([]);
});
