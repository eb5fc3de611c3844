import { normalize } from './normalize.ts';

export interface Query {
  /** The normalized words, joined by spaces. */
  readonly whole: string;
  readonly words: readonly string[];
  /** The words joined without spaces, to match pinyin; undefined if it cannot be pinyin. */
  readonly pinyin: string | undefined;
}

const PINYIN = /^[a-z]{1,40}$/;

export function readQuery(typed: string): Query {
  const words = normalize(typed).text.split(' ').filter(Boolean);
  const joined = words.join('');
  return { whole: words.join(' '), words, pinyin: PINYIN.test(joined) ? joined : undefined };
}
