import type { PageRenderer, SitemapPage } from '@touchline/shared/domain/page-renderer';
import { newRequestId } from '@touchline/shared/server/http/request-id';
import { trackFailures } from '../pages/failure-tracker.ts';
import type { RequestSources } from '../pages/page.ts';

export type ListPages = (origin: string) => Promise<readonly SitemapPage[]>;

export interface ListPagesOptions extends Pick<RequestSources, 'fetchFor'> {
  readonly renderer: PageRenderer;
  readonly clock: () => number;
  /** The paths of operations that nobody answers. */
  readonly lacking: readonly string[];
}

const FRESH_MS = 3_600_000;
// An incomplete list is better than none, but cached for less time.
const INCOMPLETE_FRESH_MS = 60_000;
const TIMEOUT_MS = 30_000;

/** The public pages of the site, cached, with one render at a time. Their paths are the same for every origin. */
export function createPageLister(options: ListPagesOptions): ListPages {
  const { renderer, fetchFor, clock, lacking } = options;
  let cached: Promise<readonly SitemapPage[]> | undefined;
  let freshUntil = 0;

  async function list(origin: string): Promise<readonly SitemapPage[]> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const context = { origin, world: undefined, requestId: newRequestId(), signal };
    const { fetch, hasFailed } = trackFailures(fetchFor(context));
    freshUntil = Number.POSITIVE_INFINITY;
    const pages = await renderer.listPages({ origin, fetch, signal, lacking });
    freshUntil = clock() + (hasFailed() ? INCOMPLETE_FRESH_MS : FRESH_MS);
    return pages;
  }

  return (origin) => {
    if (cached && clock() < freshUntil) return cached;
    const listing = list(origin);
    cached = listing;
    listing.catch(() => {
      if (cached === listing) cached = undefined;
    });
    return listing;
  };
}
