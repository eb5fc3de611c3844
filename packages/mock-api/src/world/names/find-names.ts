import type { Localized } from '../localized.ts';

interface Named {
  readonly name: Localized;
}

interface Mention<T> {
  readonly item: T;
  readonly name: string;
}

const LETTER = /[\p{Script=Latin}\p{N}]/u;
const normalize = (text: string): string => text.normalize('NFC').toLowerCase();

/** Latin names must match whole words; Chinese text has no word boundaries. */
function isWholeWord(text: string, at: number, name: string): boolean {
  const before = text[at - 1];
  const after = text[at + name.length];
  const isJoined = (outer: string | undefined, inner: string | undefined) =>
    outer !== undefined && inner !== undefined && LETTER.test(outer) && LETTER.test(inner);
  return !isJoined(before, name[0]) && !isJoined(after, name.at(-1));
}

/** Finds items by name in a text, longest name first; a name within a longer match is ignored. */
export function createNameFinder<T extends Named>(all: readonly T[]): (text: string) => T[] {
  const mentions = all
    .flatMap((item) =>
      [...new Set(Object.values(item.name))].map(
        (name): Mention<T> => ({ item, name: normalize(name) }),
      ),
    )
    .sort((a, b) => b.name.length - a.name.length);
  return (text) => {
    let remaining = normalize(text);
    const found = new Set<T>();
    for (const { item, name } of mentions) {
      for (let at = remaining.indexOf(name); at >= 0; at = remaining.indexOf(name, at + 1)) {
        if (!isWholeWord(remaining, at, name)) continue;
        found.add(item);
        remaining =
          remaining.slice(0, at) + ' '.repeat(name.length) + remaining.slice(at + name.length);
      }
    }
    return [...found];
  };
}
