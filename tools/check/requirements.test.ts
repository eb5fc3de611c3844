import { expect, test } from 'vitest';
import { fillTable, titlesIn } from './requirements.ts';

const table =
  '| | What | Tests |\n| --- | --- | --- |\n| AAA-1 | First | |\n| AAA-2 | Second | old |\n';

test('test titles are found by the number they begin with, in any quotes', () => {
  const source =
    "test('AAA-1 one', f); test.each([1])(`AAA-2, AAA-3 it\\`s two`, f); const note = 'see AAA-4';";
  expect(titlesIn('a.test.ts', source).map(({ title }) => title)).toEqual([
    'AAA-1 one',
    'AAA-2, AAA-3 it`s two',
  ]);
});

test('the last column is rewritten, and a requirement without a test is reported', () => {
  const { text, untested, unknown } = fillTable(table, [
    { file: 'a.test.ts', title: 'AAA-2, AAA-9, BBB-1 works' },
  ]);
  expect(text).toContain('| AAA-1 | First |  |');
  expect(text).toContain('| AAA-2 | Second | [a.test.ts](../../a.test.ts): works |');
  expect(untested).toEqual(['AAA-1']);
  expect(unknown).toEqual(['AAA-9']);
});

test('a requirement whose tests are all long is reported', () => {
  const long = titlesIn('a.test.ts', "test('AAA-1 one', { tag: '@long' }, f);");
  const onLines = titlesIn('a.test.ts', "test('AAA-1 one', {\n  tag: '@long',\n}, f);");
  const never = titlesIn('a.test.ts', "test('AAA-1 one', longUnless(false), f);");
  const inLongFile = titlesIn('b.long.test.ts', "test('AAA-2 two', f);");
  expect(fillTable(table, [...long, ...onLines, ...never, ...inLongFile]).onlyLong).toEqual([
    'AAA-1',
    'AAA-2',
  ]);
  const short = titlesIn('c.test.ts', "test('AAA-1, AAA-2 both', f);");
  expect(fillTable(table, [...long, ...inLongFile, ...short]).onlyLong).toEqual([]);
});
