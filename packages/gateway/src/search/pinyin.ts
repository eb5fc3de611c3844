import { setImmediate as breath } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** The syllables of Chinese names, by name; nothing where there are none. */
export type Pinyin = (name: string) => string | undefined;

// Names hardly change from one index to the next.
const known = new LRUCache<string, string>({ max: 20_000 });
const AT_ONCE = 50;

/** Spells names, a few at a time, so that nobody else waits; its dictionary is loaded with the first of them. */
export async function spelled(names: readonly string[]): Promise<Pinyin> {
  const unknown = [...new Set(names)].filter(
    (name) => /\p{Script=Han}/u.test(name) && !known.has(name),
  );
  if (unknown.length > 0) {
    const { pinyin } = await import('pinyin-pro');
    for (const [at, name] of unknown.entries()) {
      // v stands for ü, as it is typed.
      const syllables = pinyin(name, {
        toneType: 'none',
        type: 'array',
        nonZh: 'removed',
        v: true,
      });
      known.set(name, syllables.join(' '));
      if (at % AT_ONCE === AT_ONCE - 1) await breath();
    }
  }
  return (name) => known.get(name);
}
