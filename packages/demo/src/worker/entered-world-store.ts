import type { EnteredWorld } from '../api/entered-world.ts';

const KEY = '/world';

/** Keeps the entered world for the next start of the worker, which browsers end when nothing asks it. */
export class EnteredWorldStore {
  readonly #cache: string;
  #stored: Promise<EnteredWorld | undefined> | undefined;

  constructor(cache: string) {
    this.#cache = cache;
  }

  read(): Promise<EnteredWorld | undefined> {
    this.#stored ??= caches
      .match(KEY, { cacheName: this.#cache })
      .then((response) => response?.json() as Promise<EnteredWorld> | undefined);
    return this.#stored;
  }

  async write(world: EnteredWorld | undefined): Promise<void> {
    this.#stored = Promise.resolve(world);
    const cache = await caches.open(this.#cache);
    if (world) await cache.put(KEY, new Response(JSON.stringify(world)));
    else await cache.delete(KEY);
  }
}
