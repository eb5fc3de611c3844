/** The interface between the gateway and the site's server entry. */
export interface PageRequest {
  /** Path and query, as `normalizeUrl` returns them. */
  readonly url: string;
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string>>;
  /** The instant that the page shows, in milliseconds. */
  readonly now: number;
  /** Whether the gateway serves /worlds, to which a page may link. */
  readonly devTools?: boolean;
  /** Calls the API for the page, with the gateway's validation and cache. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly signal: AbortSignal;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type SiteRequest = Pick<PageRequest, 'origin' | 'fetch' | 'signal'>;

/** A public page for the sitemap: its path, and its path in each language. */
export interface SitemapPage {
  readonly path: string;
  readonly alternates: Readonly<Record<string, string>>;
}

export interface PageRenderer {
  /** The styles that every page of the site begins with: tokens, fonts, elements. */
  readonly style: string;
  /** The URL with only the query parameters that its page uses, so that it can be a cache key. */
  normalizeUrl(url: string): string;
  render(request: PageRequest): Promise<PageResponse>;
  /** A page without data, sent when rendering fails; it renders in the browser. */
  appShell(request: PageRequest): PageResponse;
  /** Every public page, including those of current matches and tournaments. */
  listPages(request: SiteRequest): Promise<readonly SitemapPage[]>;
}
