import { type NormalizedText, normalize } from './normalize.ts';

/** One of the names by which a thing is found. */
export interface Name {
  readonly shown: string;
  readonly folded: NormalizedText;
  /** Of the Chinese characters in it, in their order. */
  readonly syllables: readonly string[];
  /** Where these characters stand in what is shown. */
  readonly characters: readonly number[];
}

const chinese = /\p{Script=Han}/gu;

/** How a Chinese character is typed, where that is known. */
export type Reading = (character: string) => string | undefined;

/** `pinyin` says it for the characters of this name alone. */
export function nameOf(shown: string, reading?: Reading, pinyin?: string): Name {
  const found = reading || pinyin ? [...shown.matchAll(chinese)] : [];
  const own = pinyin?.split(' ');
  const syllables = found.map(([character], at) => own?.[at] ?? reading?.(character) ?? '');
  return {
    shown,
    folded: normalize(shown),
    syllables,
    characters: found.map(({ index }) => index),
  };
}
