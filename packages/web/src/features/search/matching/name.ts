import type { Language } from '../../../i18n/languages.ts';
import { type NormalizedText, normalize } from './normalize.ts';

export interface Name {
  readonly shown: string;
  /** The language it is in, if it is known. */
  readonly language?: Language;
  readonly normalized: NormalizedText;
  /** Of its ground or its coach: ranked below names. */
  readonly isKeyword?: boolean;
  /** The pinyin of its Chinese characters, in order. */
  readonly syllables: readonly string[];
  /** The indexes of these characters in the shown text. */
  readonly positions: readonly number[];
}

const CHINESE_CHARACTER = /\p{Script=Han}/gu;

/** The pinyin of a Chinese character, if known. */
export type Reading = (character: string) => string | undefined;

/** `pinyin` has the readings of this name where they differ from the characters' usual ones. */
export function nameOf(shown: string, reading?: Reading, pinyin?: string): Name {
  const found = reading || pinyin ? [...shown.matchAll(CHINESE_CHARACTER)] : [];
  const ownReadings = pinyin?.split(' ');
  const syllables = found.map(([character], at) => ownReadings?.[at] ?? reading?.(character) ?? '');
  return {
    shown,
    normalized: normalize(shown),
    syllables,
    positions: found.map(({ index }) => index),
  };
}
