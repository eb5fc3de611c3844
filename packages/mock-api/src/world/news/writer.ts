import { createPhraseBook, fillPhrase } from '../commentary/phrase-book.ts';
import { inOneText, type Localized, localize } from '../localized.ts';
import { chance } from '../random/random.ts';

export type Phrases = readonly Localized[];
export type Values = Readonly<Record<string, Localized | undefined>>;

/** Begins with a capital; an aside needs no comma before another sign. */
const asSentence = (text: string): string =>
  (text.charAt(0).toUpperCase() + text.slice(1)).replace(/,(?=[.,])/g, '');

/** Sentences into a paragraph. */
export const paragraph = (...sentences: readonly (Localized | undefined)[]): Localized => {
  return inOneText(sentences.filter((one) => one !== undefined));
};

export interface Writer {
  /** A phrase of the list that the story has not used, filled with the values of the match and these. */
  say(name: string, list: Phrases, values?: Values): Localized;
  /** Whether something with this probability is so in the story. */
  rolls(fact: string, probability: number): boolean;
}

export function createWriter(seed: string, storyId: string, ofMatch: () => Values): Writer {
  const book = createPhraseBook(seed, storyId);
  return {
    say: (name, list, values) => {
      const { en, zh, es } = fillPhrase(book(name, list), { ...ofMatch(), ...values });
      return localize(asSentence(en), zh, asSentence(es));
    },
    rolls: (fact, probability) => chance(seed, 'news', storyId, fact) < probability,
  };
}
