import { expect, test } from 'vitest';
import { loadWholeCatalogue } from './catalogue.ts';

type Texts = { readonly [name: string]: string | Texts };

const entries = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${prefix}${name}`, value]] : entries(value, `${prefix}${name}.`),
  );

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const en = (await loadWholeCatalogue('en')) as Texts;
const zh = (await loadWholeCatalogue('zh')) as Texts;

test('PRF-1 both catalogues have the same keys, none empty', () => {
  expect(entries(zh).map(([key]) => key)).toEqual(entries(en).map(([key]) => key));
  for (const [key, text] of [...entries(en), ...entries(zh)]) expect(text, key).not.toBe('');
});

test('PRF-1 a text has the same placeholders in both languages', () => {
  const chinese = new Map(entries(zh));
  for (const [key, text] of entries(en)) {
    expect(placeholders(chinese.get(key) ?? ''), key).toEqual(placeholders(text));
  }
});
