import type { Remember } from '@touchline/shared/domain/page-renderer';
import { LRUCache } from 'lru-cache';
import type { PageContext } from './page.ts';

const MAX_VALUES = 16;
const FRESH_MS = 10_000;

/** Remembers for some seconds what renders have made for all visitors of a world. A failure is not remembered. */
export function rememberByWorld() {
  const made = new LRUCache<string, Promise<unknown>>({ max: MAX_VALUES, ttl: FRESH_MS });
  return ({ world }: Pick<PageContext, 'world'>): Remember =>
    (name, make) => {
      const key = `${name} ${world ? JSON.stringify(world) : ''}`;
      const known = made.get(key);
      if (known) return known as never;
      const value = make();
      made.set(key, value);
      value.catch(() => made.delete(key));
      return value;
    };
}
