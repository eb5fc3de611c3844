import { SEASONS_FILE } from '../api/real-seasons.ts';
import type { Build } from './scope.ts';

const CACHE_PREFIX = 'touchline-demo-';
/** The files of a first load: stored before the worker takes over, the others after the first page. */
const DOCUMENT = /^data\/\w+\.\w+\.html$/;

/** The files of one build, in this browser's cache. */
export class Files {
  readonly #build: Build;
  readonly #base: string;

  constructor(build: Build, base: string) {
    this.#build = build;
    this.#base = base;
  }

  get #name(): string {
    return CACHE_PREFIX + this.#build.version;
  }

  #urlOf = (file: string) => `${this.#base}/${file}`;

  async #store(files: readonly string[]): Promise<void> {
    const cache = await caches.open(this.#name);
    const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = files.map(this.#urlOf).filter((url) => !stored.has(url));
    await cache.addAll(missing.map((url) => new Request(url, { cache: 'no-cache' })));
  }

  storeDocuments = () => this.#store(this.#build.files.filter((file) => DOCUMENT.test(file)));

  /** All but what few visitors ask for. */
  storeAll = () => this.#store(this.#build.files.filter((file) => file !== SEASONS_FILE));

  /** Keeps the build before this one, whose pages may still be open. */
  async deleteOutdated(): Promise<void> {
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== this.#name);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  }

  has = (file: string): boolean => file.startsWith('assets/') || this.#build.files.includes(file);

  /** From the cache, of the build before too; else from the network. The seasons of another build may be in another form. */
  async get(file: string): Promise<Response> {
    const url = this.#urlOf(file);
    const isOwn = file === SEASONS_FILE;
    const own = await caches.match(url, { ignoreVary: true, cacheName: this.#name });
    const cached = own ?? (isOwn ? undefined : await caches.match(url, { ignoreVary: true }));
    if (cached) return cached;
    const response = await fetch(url, isOwn ? { cache: 'no-cache' } : {});
    if (response.ok && this.#build.files.includes(file)) {
      const cache = await caches.open(this.#name);
      await cache.put(url, response.clone()).catch(() => {});
    }
    return response;
  }

  async text(file: string): Promise<string | undefined> {
    if (!this.#build.files.includes(file)) return undefined;
    const response = await this.get(file);
    return response.ok ? response.text() : undefined;
  }
}
