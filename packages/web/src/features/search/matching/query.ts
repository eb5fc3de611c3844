import { normalize } from './normalize.ts';

export interface Query {
  /** All of it, as one text. */
  readonly whole: string;
  readonly words: readonly string[];
  /** As pinyin is typed, with its syllables run together; undefined where it can be none. */
  readonly pinyin: string | undefined;
}

const letters = /^[a-z]{1,40}$/;

export function readQuery(typed: string): Query {
  const words = normalize(typed).text.split(' ').filter(Boolean);
  const run = words.join('');
  return { whole: words.join(' '), words, pinyin: letters.test(run) ? run : undefined };
}
