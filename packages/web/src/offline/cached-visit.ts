import { loadPageData } from '../router/load-page-data.ts';
import { type ResolvedPage, resolveOfflinePage } from '../router/resolve-page.ts';
import { viewAtom } from '../state/preferences/preferences-atoms.ts';
import type { Session } from '../state/session.tsx';

/** A page that was never kept as such is made of the answers that were; where there are none either, it says so. */
export async function resolveCachedPage(
  visit: ResolvedPage,
  session: Session,
): Promise<ResolvedPage> {
  const { store, resources } = session;
  await loadPageData(visit, store.get(viewAtom), resources);
  const asks =
    (visit.page.calls?.(visit.address, store.get(viewAtom), resources.read) ?? []).length > 0;
  const knows = resources.snapshot().some(([, { result }]) => result?.kind === 'ok');
  return asks && !knows ? resolveOfflinePage() : visit;
}
