import { type Localized, localize } from '../localized.ts';

/** The Chinese of a phrase has no ASCII colon; the others may have one. */
const PHRASE = /^(.*?):([^:]*\p{Script=Han}[^:]*):(.*)$/u;

/** Phrases, `English:Chinese:Spanish`, separated by `|`. */
export const parsePhrases = (text: string): Localized[] =>
  text
    .trim()
    .split(/\s*\|\s*/)
    .map((phrase) => {
      const [, en, zh, es] = PHRASE.exec(phrase) ?? [];
      if (!en || !zh || !es) throw new Error(`A phrase lacks a language: ${phrase}`);
      return localize(en, zh, es);
    });

export const parsePhrase = (text: string): Localized => parsePhrases(text)[0] as Localized;
