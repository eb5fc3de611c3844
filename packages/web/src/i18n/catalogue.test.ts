import { expect, test } from 'vitest';
import { games, sports } from '../paths.ts';
import { loadWholeCatalogue } from './catalogue.ts';
import { games as gameTexts } from './en/games.ts';
import { type Language, languages } from './languages.ts';

const entries = (texts: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${prefix}${name}`, value]] : entries(value, `${prefix}${name}.`),
  );

const PLACEHOLDER_OR_TAG = /\{\{\w+\}\}|<\/?\w+>/g;

/** Tags become components, in pairs: a tag without its end would be shown. */
const variablesOf = (text: string) => (text.match(PLACEHOLDER_OR_TAG) ?? []).sort();

const catalogueOf = async (language: Language) => entries(await loadWholeCatalogue(language));

const english = await catalogueOf('en');

/** The English catalogue with the plural forms that a language has. */
function keysFor(language: Language) {
  const forms: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return english
    .filter(([key]) => !key.endsWith('_one') || forms.includes('one'))
    .flatMap(([key, text]): [string, string][] =>
      key.endsWith('_other') && forms.includes('many')
        ? [
            [key.replace(/other$/, 'many'), text],
            [key, text],
          ]
        : [[key, text]],
    );
}

test.each(languages)('PRF-1 the catalogue %s has every key, none empty', async (language) => {
  const catalogue = await catalogueOf(language);
  expect(catalogue.map(([key]) => key)).toEqual(keysFor(language).map(([key]) => key));
  for (const [key, text] of catalogue) expect(text, key).not.toBe('');
});

test.each(languages)(
  'PRF-1 a text in %s has the placeholders and the tags of the English one',
  async (language) => {
    const texts = new Map(await catalogueOf(language));
    for (const [key, text] of keysFor(language)) {
      expect(variablesOf(texts.get(key) ?? ''), key).toEqual(variablesOf(text));
    }
  },
);

test('SYS-11 the esports titles have the names that were ordered', () => {
  const titles = games.filter((game) => !sports.some((sport) => sport === game));
  expect(titles.map((title) => gameTexts[title]).join(', ')).toBe(
    'CS2, LoL, Dota 2, Valorant, Rainbow 6, Call of Duty, Rocket League, Overwatch, Arena of Valor, PUBG, Wild Rift',
  );
});
