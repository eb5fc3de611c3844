import { type Localized, localize } from '../localized.ts';

/** `English:Chinese` pairs, separated by spaces; the English may contain spaces itself. */
export const parsePairs = (text: string): Localized[] =>
  text.split(/(?<=:\S+) /).map((pair) => {
    const [en = '', zh = ''] = pair.split(':');
    return localize(en, zh);
  });
