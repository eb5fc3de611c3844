import { type Localized, properName } from '../localized.ts';

/** `English:Chinese` pairs, separated by spaces; the English may contain spaces itself. */
export const parsePairs = (text: string): Localized[] =>
  [...text.matchAll(/([^:]+):(\S+) ?/g)].map(([, en = '', zh = '']) => properName(en, zh));
