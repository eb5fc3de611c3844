/** What the gateway asks of the site's server entry. Both sides know only this. */
export interface PageRequest {
  /** Path and query, as `normalizeUrl` returns them. */
  readonly url: string;
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly acceptLanguage: string | undefined;
  /** The instant that the page shows, in milliseconds. */
  readonly now: number;
  /** Asks the API on behalf of the page, through the gateway's own rules. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly signal: AbortSignal;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type SiteRequest = Pick<PageRequest, 'origin' | 'fetch' | 'signal'>;

/** A public page as a sitemap lists it, as paths: where it is, and where it is in each language. */
export interface SitemapPage {
  readonly path: string;
  readonly alternates: Readonly<Record<string, string>>;
}

export interface PageRenderer {
  /** The address with only those words of its query that its page knows: all that it depends on. */
  normalizeUrl(url: string): string;
  render(request: PageRequest): Promise<PageResponse>;
  /** What is served when rendering fails: the site without its first data. */
  shell(request: PageRequest): PageResponse;
  /** Every page that anybody may find, what is on now included. */
  listPages(request: SiteRequest): Promise<readonly SitemapPage[]>;
}
