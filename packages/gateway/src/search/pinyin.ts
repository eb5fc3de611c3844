import { setImmediate as breath } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** A syllable for each Chinese character of a name, in their order. */
export type Syllables = (name: string) => readonly string[];

const chinese = /\p{Script=Han}/gu;
export const chineseIn = (name: string): readonly string[] => name.match(chinese) ?? [];

// Names hardly change from one index to the next.
const known = new LRUCache<string, readonly string[]>({ max: 20_000 });
const AT_ONCE = 50;

/** Spells names, a few at a time, so that nobody else waits; the dictionary is loaded with the first of them. */
export async function spelled(names: readonly string[]): Promise<Syllables> {
  const unknown = [...new Set(names)].filter(
    (name) => chineseIn(name).length > 0 && !known.has(name),
  );
  if (unknown.length > 0) {
    const { pinyin } = await import('pinyin-pro');
    for (const [at, name] of unknown.entries()) {
      // v stands for ü, as it is typed.
      known.set(name, pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }));
      if (at % AT_ONCE === AT_ONCE - 1) await breath();
    }
  }
  return (name) => known.get(name) ?? [];
}
