import type { PageRenderer, PageRequest, SitemapPage } from '@touchline/types';
import { newRequestId } from '@touchline/types/http/request-id';
import { trouble } from '../pages/failure-tracker.ts';
import type { PageContext } from '../pages/ssr-fetch.ts';

export type ListPages = (origin: string) => Promise<readonly SitemapPage[]>;

export interface ListPagesOptions {
  readonly renderer: PageRenderer;
  readonly fetchFor: (context: PageContext) => PageRequest['fetch'];
  readonly clock: () => number;
}

const FRESH_MS = 3_600_000;
// A list that lacks something is better than none, and not worth keeping.
const FRESH_WITH_GAPS_MS = 60_000;
const PATIENCE_MS = 30_000;

/** What the site says that there is, asked once for a crowd and kept for a while. Paths are the same at every origin. */
export function pageLister({ renderer, fetchFor, clock }: ListPagesOptions): ListPages {
  let listed: Promise<readonly SitemapPage[]> | undefined;
  let freshUntil = 0;

  async function list(origin: string): Promise<readonly SitemapPage[]> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const context = { origin, world: undefined, requestId: newRequestId(), signal };
    const { fetch, hadTrouble } = trouble(fetchFor(context));
    freshUntil = Number.POSITIVE_INFINITY;
    const pages = await renderer.listPages({ origin, fetch, signal });
    freshUntil = clock() + (hadTrouble() ? FRESH_WITH_GAPS_MS : FRESH_MS);
    return pages;
  }

  return (origin) => {
    if (listed && clock() < freshUntil) return listed;
    const asked = list(origin);
    listed = asked;
    asked.catch(() => {
      if (listed === asked) listed = undefined;
    });
    return asked;
  };
}
