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
import { networkFirst } from './network-first.ts';
import type { Build } from './worker-scope.ts';

const OFFLINE_PATH = '/offline';
const MAX_ENTRIES = { pages: 40, answers: 120, images: 300 };
const MAX_WRITE_TIMES = MAX_ENTRIES.pages + MAX_ENTRIES.answers;

/** A page without a document in the cache may come as late as this. An error page of the server is shown. */
const UNCACHED_PAGE = { limitMs: 10_000, isOutage: () => false };

/** Keeps the worker alive until the promise settles, also after the response was sent. */
type WaitUntil = (promise: Promise<unknown>) => void;

/** A page that was loaded before the worker controlled it, and what it has loaded. */
export interface OpenPage {
  /** Not sent again with what has come later. */
  readonly href?: string;
  readonly language: string;
  readonly urls: readonly string[];
}

/** The caches of one build, each bounded: pages and responses network first, files and images cache first. */
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

  /**
   * `preload` is the browser's own request for the page, sent while the worker started. A response that comes after the
   * cached page was shown is stored for the next visit. A page that was reached by a click has no document in the cache:
   * the offline page takes its place, and its script renders from cached responses.
   */
  page(
    request: Request,
    waitUntil: WaitUntil,
    preload?: Promise<Response | undefined>,
  ): Promise<Response> {
    const url = new URL(request.url);
    const network = Promise.resolve(preload).then((response) => response ?? fetch(request));
    waitUntil(
      this.#store(network, 'pages', request.url, (response) => isCacheablePage(response, url)),
    );
    const readPage = () => this.#cached('pages', request.url).then(toCachedPage);
    const readOfflinePage = () => this.#cached('files', OFFLINE_PATH).then(toUncachedAddressPage);
    return networkFirst(networkFirst(network, readPage), readOfflinePage, UNCACHED_PAGE);
  }

  call(request: Request, waitUntil: WaitUntil): Promise<Response> {
    const network = fetch(request);
    waitUntil(this.#store(network, 'answers', request, isCacheableResponse));
    return networkFirst(network, async () => (await this.#open('answers')).match(request));
  }

  /** A file never changes under its URL, and an image hardly. When storage is full, it is returned without being cached. */
  async file(request: Request): Promise<Response> {
    const cached =
      (await this.#cached('files', request)) ?? (await this.#cached('images', request));
    if (cached) return cached;
    const response = await fetch(request);
    if (isCacheableResponse(response)) {
      await this.#put('images', request, response.clone()).catch(() => {});
    }
    return response;
  }

  async #cached(kind: CacheKind, key: Request | string): Promise<Response | undefined> {
    return (await this.#open(kind)).match(key, { ignoreVary: true });
  }

  async #put(kind: keyof typeof MAX_ENTRIES, key: Request | string, value: Response) {
    const cache = await this.#open(kind);
    await cache.put(key, value);
    for (const old of entriesOverLimit(await cache.keys(), MAX_ENTRIES[kind])) {
      await cache.delete(old, { ignoreVary: true });
    }
  }

  /** Stores the response once it is there. When storage is full, nothing is cached. */
  async #store(
    network: Promise<Response>,
    kind: 'pages' | 'answers',
    key: Request | string,
    isCacheable: (response: Response) => boolean,
  ): Promise<void> {
    const copy = await network.then(
      (response) => (isCacheable(response) ? response.clone() : undefined),
      () => undefined,
    );
    if (!copy) return;
    const name = typeof key === 'string' ? key : `${key.headers.get('accept-language')} ${key.url}`;
    const now = Date.now();
    const isFresh = !isDueForUpdate(this.#writtenAt.get(name), now);
    // The page deletes the caches at logout without notice to the worker.
    if (isFresh && (await this.#cached(kind, key))) return;
    if (this.#writtenAt.size >= MAX_WRITE_TIMES) this.#writtenAt.clear();
    this.#writtenAt.set(name, now);
    try {
      await this.#put(kind, key, withCachedAt(copy, await copy.blob(), now));
    } catch {
      this.#writtenAt.delete(name);
    }
  }
}
