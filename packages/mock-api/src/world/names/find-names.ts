import { isWholeWord } from '@touchline/shared/domain/text/is-whole-word';
import type { Localized } from '../localized.ts';

interface Named {
  readonly name: Localized;
  readonly aliases?: readonly string[];
}

interface Mention<T> {
  readonly item: T;
  readonly name: string;
}

const normalize = (text: string): string => text.normalize('NFC').toLowerCase();

/** A name, and the same without accents, which many visitors do not type: a word with other accents is another one. */
function spellings(name: string): string[] {
  const own = normalize(name);
  return [own, normalize(own.normalize('NFD').replace(/\p{M}/gu, ''))];
}

/** Names of clubs that begin questions too, as in 'como va el Barcelona'. */
const QUESTION_WORDS = new Set(['como']);

/**
 * Finds items by name in a text, longest name first; a name within a longer match is ignored. Beside other names a
 * question word is one only within a sentence and with a capital letter.
 */
export function createNameFinder<T extends Named>(all: readonly T[]): (text: string) => T[] {
  const mentions = all
    .flatMap((item) => {
      const names = [...Object.values(item.name), ...(item.aliases ?? [])].flatMap(spellings);
      return [...new Set(names)].map((name): Mention<T> => ({ item, name }));
    })
    .sort((a, b) => b.name.length - a.name.length);
  return (text) => {
    const written = text.normalize('NFC');
    let remaining = normalize(text);
    const found = new Set<T>();
    const doubtful = new Set<T>();
    for (const { item, name } of mentions) {
      for (let at = remaining.indexOf(name); at >= 0; at = remaining.indexOf(name, at + 1)) {
        if (!isWholeWord(remaining, at, name)) continue;
        const isDoubtful = QUESTION_WORDS.has(name) && (at === 0 || written[at] === name[0]);
        (isDoubtful ? doubtful : found).add(item);
        remaining =
          remaining.slice(0, at) + ' '.repeat(name.length) + remaining.slice(at + name.length);
      }
    }
    return [...(found.size > 0 ? found : doubtful)];
  };
}

/** A beginning that more teams share, such as 'Sporting', names none of them. */
const MAX_SHARED = 3;
const MIN_WORD_LENGTH = 5;
/** The last two characters of a Chinese name, which stand for United, City or Athletic. */
const CHINESE_ENDING = 2;

/** How visitors shorten the name of a club: its first word, and in Chinese its beginning. */
function shortNames({ name }: Named): string[] {
  const [first = ''] = name.en.split(' ');
  const beginning = name.zh.slice(0, Math.max(2, name.zh.length - CHINESE_ENDING));
  return [
    ...(first.length >= MIN_WORD_LENGTH && first !== name.en ? [first] : []),
    ...(beginning.length < name.zh.length ? [beginning] : []),
  ].map(normalize);
}

/** Finds one item by the beginning of its name; of several with that beginning the first of the list. */
export function createShortNameFinder<T extends Named>(
  all: readonly T[],
): (text: string) => T | undefined {
  const byName = Map.groupBy(
    all.flatMap((item) => shortNames(item).map((name) => ({ item, name }))),
    ({ name }) => name,
  );
  const mentions = [...byName.values()]
    .filter((list) => list.length <= MAX_SHARED)
    .map(([first]) => first as Mention<T>)
    .sort((a, b) => b.name.length - a.name.length);
  return (text) => {
    const words = normalize(text);
    return mentions.find(({ name }) => {
      const at = words.indexOf(name);
      return at >= 0 && isWholeWord(words, at, name);
    })?.item;
  };
}
