import type { SitemapPage, SiteRequest } from '@touchline/shared/page-renderer';
import { createSendCall } from '../api/send-call.ts';
import { routes } from '../router/routes.tsx';
import { alternatesOf } from './alternates.ts';

/** The pages of the sitemap, as their routes list them. */
export async function listPages({ origin, fetch, signal }: SiteRequest): Promise<SitemapPage[]> {
  const sendCall = createSendCall({ origin, fetch, onFailure: () => {} });
  const lists = await Promise.all(
    routes.map(({ sitemapPaths }) => sitemapPaths?.((call) => sendCall(call, signal)) ?? []),
  );
  return [...new Set(lists.flat())].map((path) => ({ path, alternates: alternatesOf(path) }));
}
