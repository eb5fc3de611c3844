import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { chineseIn, type Syllables } from './syllables.ts';

// Names hardly change from one index to the next.
const MAX_NAMES = 20_000;
const NAMES_PER_BATCH = 50;
const cache = new LRUCache<string, readonly string[]>({ max: MAX_NAMES });

/** Converts names in small batches, so that other requests are not delayed. The dictionary is loaded on demand. */
export async function loadSyllables(names: readonly string[]): Promise<Syllables> {
  const missing = [...new Set(names)].filter(
    (name) => chineseIn(name).length > 0 && !cache.has(name),
  );
  if (missing.length > 0) {
    const { pinyin } = await import('pinyin-pro');
    for (const [index, name] of missing.entries()) {
      // `v`: ü is typed as v.
      cache.set(name, pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }));
      if (index % NAMES_PER_BATCH === NAMES_PER_BATCH - 1) await yieldToEventLoop();
    }
  }
  return (name) => cache.get(name) ?? [];
}
