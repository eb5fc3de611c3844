import { expect, test } from 'vitest';
import { loadWholeCatalogue } from './catalogue.ts';

type Words = { readonly [name: string]: string | Words };

const entries = (words: Words, at = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${at}${name}`, value]] : entries(value, `${at}${name}.`),
  );

const slots = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const en = (await loadWholeCatalogue('en')) as Words;
const zh = (await loadWholeCatalogue('zh')) as Words;

test('PRF-1 both catalogues have the same keys, none empty', () => {
  expect(entries(zh).map(([key]) => key)).toEqual(entries(en).map(([key]) => key));
  for (const [key, text] of [...entries(en), ...entries(zh)]) expect(text, key).not.toBe('');
});

test('PRF-1 a text has the same slots in both languages', () => {
  const chinese = new Map(entries(zh));
  for (const [key, text] of entries(en)) {
    expect(slots(chinese.get(key) ?? ''), key).toEqual(slots(text));
  }
});
