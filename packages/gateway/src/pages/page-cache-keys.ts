import { LRUCache } from 'lru-cache';
import type { PageVisit } from './page.ts';

const MOST_ADDRESSES = 10_000;

/** What each address was seen to depend on, in the manner of Vary: a name that was read once counts for good. */
export class PageKeys {
  readonly #names = new LRUCache<string, ReadonlySet<string>>({ max: MOST_ADDRESSES });

  /** The key of a visit as far as is known by now. */
  of(visit: PageVisit): string {
    const address = this.#addressOf(visit);
    const names = this.#names.get(address);
    if (!names) return address;
    const values = [...names].sort().map((name) => [name, cookieOf(visit, name)]);
    return `${address} ${JSON.stringify(values)}`;
  }

  /** Learns from a render, and says what its key is now. */
  learn(visit: PageVisit, seen: ReadonlySet<string>): string {
    const address = this.#addressOf(visit);
    this.#names.set(address, new Set([...(this.#names.get(address) ?? []), ...seen]));
    return this.of(visit);
  }

  #addressOf({ url, language, context: { origin, world } }: PageVisit): string {
    return `${origin}${url} ${language} ${world ? JSON.stringify(world) : ''}`;
  }
}

function cookieOf({ cookies }: PageVisit, name: string): unknown {
  return name === '*' ? cookies : cookies[name];
}
