import { preferredLanguage } from '@touchline/shared/http/accept-language';
import { documentName } from './document-names.ts';
import type { Files } from './files.ts';

type Language = ReturnType<typeof preferredLanguage>;

export const SETTINGS_CACHE = 'touchline-settings';
const LANGUAGE_KEY = '/language';

/** Addresses from the root in the attributes and styles of a document. */
const ROOT_ADDRESS = /((?:href|src|data-entry)="|url\()\/(?!\/)/g;

/** The document's addresses below `base`, which its script reads as well. */
export const withBase = (html: string, base: string): string =>
  html
    .replace(ROOT_ADDRESS, `$1${base}/`)
    .replace(
      /data-parts="([^"]*)"/,
      (_, parts: string) => `data-parts="${parts.replaceAll(/(^| )\//g, `$1${base}/`)}"`,
    )
    .replace('<html', `<html data-base="${base}"`);

/** The prebuilt documents that pages start from, in the language that the visitor uses. */
export class Documents {
  readonly #files: Files;
  readonly #base: string;
  #language: Language | undefined;

  constructor(files: Files, base: string) {
    this.#files = files;
    this.#base = base;
  }

  /** From the calls of pages, which name the chosen language: the worker sees neither cookies nor local storage. */
  async notice(acceptLanguage: string | null): Promise<void> {
    if (!acceptLanguage) return;
    const language = preferredLanguage(acceptLanguage);
    if (language === this.#language) return;
    this.#language = language;
    const cache = await caches.open(SETTINGS_CACHE);
    await cache.put(LANGUAGE_KEY, new Response(language));
  }

  /** As noticed in calls; the site begins in English. */
  async chosenLanguage(): Promise<Language> {
    const stored = await caches.match(LANGUAGE_KEY, { cacheName: SETTINGS_CACHE });
    this.#language ??= stored ? preferredLanguage(await stored.text()) : undefined;
    return this.#language ?? 'en';
  }

  async #languageOf({ searchParams }: URL): Promise<Language> {
    const requested = searchParams.get('lang');
    return requested ? preferredLanguage(requested) : this.chosenLanguage();
  }

  /** With these attributes of its root. */
  async page(url: URL, attributes: Readonly<Record<string, string>>): Promise<Response> {
    const name = documentName(url.pathname.slice(this.#base.length));
    const file = `data/${name}.${await this.#languageOf(url)}.html`;
    const html = await this.#files.text(file);
    if (html === undefined) return Response.error();
    const root = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    const marked = withBase(html, this.#base).replace('<html', `<html${root.join('')}`);
    return new Response(marked, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
}
