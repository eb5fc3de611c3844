import { callsOf, loadPageData } from '../router/load-page-data.ts';
import { type ResolvedPage, resolveOfflinePage } from '../router/resolve-page.ts';
import { callContextAtom } from '../state/preferences/preferences-atoms.ts';
import type { Session } from '../state/session.tsx';

/** A page that is not cached is rendered from cached responses; without any, the offline page takes its place. */
export async function resolveCachedPage(
  page: ResolvedPage,
  session: Session,
): Promise<ResolvedPage> {
  const { store, resources } = session;
  const context = store.get(callContextAtom);
  await loadPageData(page, context, resources);
  const needsData = callsOf(page, context, resources.read).length > 0;
  // The built-in features are on every device and say nothing about the page.
  const hasData = resources
    .snapshot()
    .some(([, { result }]) => result?.kind === 'ok' && !result.isLocal);
  return needsData && !hasData ? resolveOfflinePage() : page;
}
