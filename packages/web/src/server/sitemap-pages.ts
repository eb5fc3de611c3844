import type { SitemapPage, SiteRequest } from '@touchline/types';
import { createSendCall } from '../api/send-call.ts';
import { routes } from '../router/routes.tsx';
import { alternatesOf } from './alternates.ts';

/** Each route says itself which of its addresses anybody may find. */
export async function listPages({ origin, fetch, signal }: SiteRequest): Promise<SitemapPage[]> {
  const asked = createSendCall({ origin, fetch, onFailure: () => {} });
  const lists = await Promise.all(
    routes.map(({ listed }) => listed?.((call) => asked(call, signal)) ?? []),
  );
  return [...new Set(lists.flat())].map((path) => ({ path, alternates: alternatesOf(path) }));
}
