import {
  isWorthKeeping,
  leftBehind,
  mayKeepAnswer,
  mayKeepPage,
  type Store,
  storeName,
  tooMany,
} from './cache-policy.ts';
import { barePage, keptPage, stamped } from './cached-response.ts';
import type { Build } from './worker-scope.ts';

const offlinePath = '/offline';
const mostPages = 40;
const mostAnswers = 120;

/** Fetches from the network first, and keeps what may be kept for when there is none. */
export class Keeper {
  readonly #build: Build;
  readonly #written = new Map<string, number>();

  constructor(build: Build) {
    this.#build = build;
  }

  #open(store: Store): Promise<Cache> {
    return caches.open(storeName(store, this.#build.version));
  }

  /** What the site needs to stand up without a network. */
  async prepare(): Promise<void> {
    const [files, page] = await Promise.all([
      this.#open('files'),
      fetch(offlinePath, { headers: { accept: 'text/html' }, cache: 'reload' }),
    ]);
    if (!page.ok) throw new Error(`${offlinePath} answered ${page.status}.`);
    await files.put(offlinePath, stamped(page, await page.text(), Date.now()));
    await files.addAll(this.#build.files.map((file) => new Request(file)));
  }

  async tidy(): Promise<void> {
    const names = leftBehind(await caches.keys(), this.#build.version);
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  /** `coming` is what the browser has asked for while the worker woke up. */
  async page(request: Request, coming?: Promise<Response | undefined>): Promise<Response> {
    const url = new URL(request.url);
    try {
      const response = (await coming) ?? (await fetch(request));
      if (mayKeepPage(response, url)) this.#keep('pages', request.url, response.clone(), mostPages);
      return response;
    } catch (error) {
      const kept = await (await this.#open('pages')).match(request.url, { ignoreVary: true });
      if (kept) return keptPage(kept);
      const bare = await (await this.#open('files')).match(offlinePath, { ignoreVary: true });
      if (bare) return barePage(bare);
      throw error;
    }
  }

  async call(request: Request): Promise<Response> {
    try {
      const response = await fetch(request);
      if (mayKeepAnswer(response)) this.#keep('answers', request, response.clone(), mostAnswers);
      return response;
    } catch (error) {
      const kept = await (await this.#open('answers')).match(request);
      if (kept) return kept;
      throw error;
    }
  }

  /** Files never change under their address. Where the device has no room left, one is handed on all the same. */
  async file(request: Request): Promise<Response> {
    const files = await this.#open('files');
    const kept = await files.match(request, { ignoreVary: true });
    if (kept) return kept;
    const response = await fetch(request);
    if (mayKeepAnswer(response)) await files.put(request, response.clone()).catch(() => {});
    return response;
  }

  /** The page that was there before the worker was. */
  async visit(href: string): Promise<void> {
    await this.page(new Request(href, { headers: { accept: 'text/html' } }));
  }

  /** In the background; where the device has no room left, nothing is kept. */
  #keep(store: Store, key: Request | string, response: Response, most: number): void {
    const name = typeof key === 'string' ? key : `${key.headers.get('accept-language')} ${key.url}`;
    const now = Date.now();
    const isFresh = !isWorthKeeping(this.#written.get(name), now);
    const write = async () => {
      const cache = await this.#open(store);
      // Whoever logs out empties the caches, and the worker is not told.
      if (isFresh && (await cache.match(key, { ignoreVary: true }))) return;
      this.#written.set(name, now);
      await cache.put(key, stamped(response, await response.blob(), now));
      for (const old of tooMany(await cache.keys(), most))
        await cache.delete(old, { ignoreVary: true });
    };
    write().catch(() => this.#written.delete(name));
  }
}
