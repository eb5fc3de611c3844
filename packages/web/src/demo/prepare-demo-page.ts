import { loadPageData } from '../router/load-page-data.ts';
import { fullTitle, pageHead } from '../router/page-head.ts';
import type { ResolvedPage } from '../router/resolve-page.ts';
import { callContextAtom } from '../state/preferences/preferences-atoms.ts';
import type { Session } from '../state/session.tsx';

/** Loads what a server would have sent with the document, which was built for another page of its kind. */
export async function prepareDemoPage(page: ResolvedPage, session: Session): Promise<void> {
  const { store, resources, translator } = session;
  await loadPageData(page, store.get(callContextAtom), resources);
  const head = pageHead(page, session, location.origin);
  document.title = fullTitle(head, translator.t('shell.brand'));
  document.querySelector('meta[name=description]')?.setAttribute('content', head.description ?? '');
}
