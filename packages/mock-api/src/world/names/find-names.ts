import type { Words } from '../localized.ts';

interface Named {
  readonly name: Words;
}

interface Mention<T> {
  readonly of: T;
  readonly name: string;
}

const letter = /[\p{Script=Latin}\p{N}]/u;
const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** A Latin name has to stand as words of its own; Chinese has no spaces to tell by. */
function stands(text: string, at: number, name: string): boolean {
  const before = text[at - 1];
  const after = text[at + name.length];
  const joined = (outer: string | undefined, inner: string | undefined) =>
    outer !== undefined && inner !== undefined && letter.test(outer) && letter.test(inner);
  return !joined(before, name[0]) && !joined(after, name.at(-1));
}

/** Who is named in a text, the longest name first; a name within a longer one is not meant. */
export function namesFinder<T extends Named>(all: readonly T[]): (text: string) => T[] {
  const mentions = all
    .flatMap((of): Mention<T>[] => [
      { of, name: plain(of.name.en) },
      { of, name: plain(of.name.zh) },
    ])
    .sort((a, b) => b.name.length - a.name.length);
  return (text) => {
    let left = plain(text);
    const found = new Set<T>();
    for (const { of, name } of mentions) {
      for (let at = left.indexOf(name); at >= 0; at = left.indexOf(name, at + 1)) {
        if (!stands(left, at, name)) continue;
        found.add(of);
        left = left.slice(0, at) + ' '.repeat(name.length) + left.slice(at + name.length);
      }
    }
    return [...found];
  };
}
