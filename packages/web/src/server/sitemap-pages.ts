import type { SitemapPage, SiteRequest } from '@touchline/shared/domain/page-renderer';
import { withNewsroom } from '../api/newsroom/with-newsroom.ts';
import { createSendCall, withoutLacking } from '../api/send-call.ts';
import { routes } from '../router/routes.tsx';
import { alternatesOf } from './alternates.ts';

/** The pages of the sitemap, as their routes list them. */
export async function listPages(request: SiteRequest): Promise<SitemapPage[]> {
  const { origin, fetch, signal, lacking } = request;
  const sendCall = withNewsroom(
    withoutLacking(createSendCall({ origin, fetch, onFailure: () => {} }), new Set(lacking)),
    Date.now,
  );
  const lists = await Promise.all(
    routes.map(({ sitemapPaths }) => sitemapPaths?.((call) => sendCall(call, signal)) ?? []),
  );
  return [...new Set(lists.flat())].map((path) => ({ path, alternates: alternatesOf(path) }));
}
