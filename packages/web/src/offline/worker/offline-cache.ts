import {
  type CacheKind,
  cacheName,
  entriesOverLimit,
  isCacheablePage,
  isCacheableResponse,
  isDueForUpdate,
  outdatedCaches,
} from './cache-policy.ts';
import { toCachedPage, toUncachedAddressPage, withCachedAt } from './cached-response.ts';
import type { Build } from './worker-scope.ts';

const OFFLINE_PATH = '/offline';
const MAX_PAGES = 40;
const MAX_RESPONSES = 120;

/** The caches of one build: pages and responses network first, files cache first. */
export class OfflineCache {
  readonly #build: Build;
  readonly #writtenAt = new Map<string, number>();

  constructor(build: Build) {
    this.#build = build;
  }

  #open(kind: CacheKind): Promise<Cache> {
    return caches.open(cacheName(kind, this.#build.version));
  }

  /** Caches the offline page and the build's files. */
  async prepare(): Promise<void> {
    const [files, page] = await Promise.all([
      this.#open('files'),
      fetch(OFFLINE_PATH, { headers: { accept: 'text/html' }, cache: 'reload' }),
    ]);
    if (!page.ok) throw new Error(`${OFFLINE_PATH} responded with ${page.status}.`);
    await files.put(OFFLINE_PATH, withCachedAt(page, await page.text(), Date.now()));
    await files.addAll(this.#build.files.map((file) => new Request(file)));
  }

  async deleteOutdated(): Promise<void> {
    const names = outdatedCaches(await caches.keys(), this.#build.version);
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  /** `preload` is the browser's own request for the page, sent while the worker started. */
  async page(request: Request, preload?: Promise<Response | undefined>): Promise<Response> {
    const url = new URL(request.url);
    try {
      const response = (await preload) ?? (await fetch(request));
      if (isCacheablePage(response, url)) {
        this.#write('pages', request.url, response.clone(), MAX_PAGES);
      }
      return response;
    } catch (error) {
      const page = await (await this.#open('pages')).match(request.url, { ignoreVary: true });
      if (page) return toCachedPage(page);
      const offline = await (await this.#open('files')).match(OFFLINE_PATH, { ignoreVary: true });
      if (offline) return toUncachedAddressPage(offline);
      throw error;
    }
  }

  async call(request: Request): Promise<Response> {
    try {
      const response = await fetch(request);
      if (isCacheableResponse(response)) {
        this.#write('answers', request, response.clone(), MAX_RESPONSES);
      }
      return response;
    } catch (error) {
      const cached = await (await this.#open('answers')).match(request);
      if (cached) return cached;
      throw error;
    }
  }

  /** A file never changes under its URL. When storage is full, it is returned without being cached. */
  async file(request: Request): Promise<Response> {
    const files = await this.#open('files');
    const cached = await files.match(request, { ignoreVary: true });
    if (cached) return cached;
    const response = await fetch(request);
    if (isCacheableResponse(response)) await files.put(request, response.clone()).catch(() => {});
    return response;
  }

  /** Caches a page that was loaded before the worker was installed. */
  async cacheOpenPage(href: string): Promise<void> {
    await this.page(new Request(href, { headers: { accept: 'text/html' } }));
  }

  /** Writes in the background. When storage is full, nothing is cached. */
  #write(kind: CacheKind, key: Request | string, response: Response, limit: number): void {
    const name = typeof key === 'string' ? key : `${key.headers.get('accept-language')} ${key.url}`;
    const now = Date.now();
    const isFresh = !isDueForUpdate(this.#writtenAt.get(name), now);
    const write = async () => {
      const cache = await this.#open(kind);
      // The page deletes the caches at logout without notice to the worker.
      if (isFresh && (await cache.match(key, { ignoreVary: true }))) return;
      this.#writtenAt.set(name, now);
      await cache.put(key, withCachedAt(response, await response.blob(), now));
      for (const old of entriesOverLimit(await cache.keys(), limit)) {
        await cache.delete(old, { ignoreVary: true });
      }
    };
    write().catch(() => this.#writtenAt.delete(name));
  }
}
