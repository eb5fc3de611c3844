import { createPhraseBook, fillPhrase } from '../commentary/phrase-book.ts';
import { type Localized, localize } from '../localized.ts';
import { chance } from '../random/random.ts';

export type Phrases = readonly Localized[];
export type Values = Readonly<Record<string, Localized | undefined>>;

export const phrases = (...rows: readonly (readonly [en: string, zh: string])[]): Phrases =>
  rows.map(([en, zh]) => localize(en, zh));

/** Begins with a capital; an aside at the end needs no comma before the full stop. */
const asSentence = (text: string): string =>
  (text.charAt(0).toUpperCase() + text.slice(1)).replace(/,\.$/, '.');

/** Sentences into a paragraph. */
export const paragraph = (...sentences: readonly (Localized | undefined)[]): Localized => {
  const said = sentences.filter((one) => one !== undefined);
  return localize(said.map(({ en }) => en).join(' '), said.map(({ zh }) => zh).join(''));
};

export interface Writer {
  /** A phrase of the list that the story has not used, filled with the values. */
  say(name: string, list: Phrases, values?: Values): Localized;
  /** Whether something with this probability is so in the story. */
  rolls(fact: string, probability: number): boolean;
}

export function createWriter(seed: string, storyId: string): Writer {
  const book = createPhraseBook(seed, storyId);
  return {
    say: (name, list, values = {}) => {
      const { en, zh } = fillPhrase(book(name, list), values);
      return localize(asSentence(en), zh);
    },
    rolls: (fact, probability) => chance(seed, 'news', storyId, fact) < probability,
  };
}
