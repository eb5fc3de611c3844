import { LRUCache } from 'lru-cache';
import type { PageVisit } from './page.ts';

const MAX_BYTES = 4 * 1024 * 1024;
const OVERHEAD_BYTES = 256;

/** Cache keys of pages, with the cookies that renders of the URL have read: a learned Vary, which only grows. */
export class PageCacheKeys {
  readonly #cookieNames = new LRUCache<string, ReadonlySet<string>>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, { length }) => length + OVERHEAD_BYTES,
  });

  /** The key by the cookie names known so far. */
  keyOf(visit: PageVisit): string {
    const base = this.#baseKey(visit);
    const names = this.#cookieNames.get(base);
    if (!names) return base;
    const values = [...names].sort().map((name) => [name, cookieOf(visit, name)]);
    return `${base} ${JSON.stringify(values)}`;
  }

  /** The cookies that renders of the URL have read; `*` among them for all. */
  namesOf(visit: PageVisit): readonly string[] {
    return [...(this.#cookieNames.get(this.#baseKey(visit)) ?? [])];
  }

  /** Adds the cookie names that a render has read; returns the key by all names. */
  addCookies(visit: PageVisit, names: ReadonlySet<string>): string {
    const base = this.#baseKey(visit);
    this.#cookieNames.set(base, new Set([...(this.#cookieNames.get(base) ?? []), ...names]));
    return this.keyOf(visit);
  }

  #baseKey({ url, context: { origin, world } }: PageVisit): string {
    return `${origin}${url} ${world ? JSON.stringify(world) : ''}`;
  }
}

function cookieOf({ cookies }: PageVisit, name: string): unknown {
  return name === '*' ? cookies : cookies[name];
}
