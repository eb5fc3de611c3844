import { expect, test } from 'vitest';
import { loadWholeCatalogue } from './catalogue.ts';
import { type Language, languages } from './languages.ts';

type Texts = { readonly [name: string]: string | Texts };

const entries = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${prefix}${name}`, value]] : entries(value, `${prefix}${name}.`),
  );

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const catalogueOf = async (language: Language) =>
  entries((await loadWholeCatalogue(language)) as Texts);

const english = await catalogueOf('en');

test.each(languages)('PRF-1 the catalogue %s has every key, none empty', async (language) => {
  const catalogue = await catalogueOf(language);
  expect(catalogue.map(([key]) => key)).toEqual(english.map(([key]) => key));
  for (const [key, text] of catalogue) expect(text, key).not.toBe('');
});

test.each(languages)(
  'PRF-1 a text in %s has the placeholders of the English one',
  async (language) => {
    const texts = new Map(await catalogueOf(language));
    for (const [key, text] of english) {
      expect(placeholders(texts.get(key) ?? ''), key).toEqual(placeholders(text));
    }
  },
);
