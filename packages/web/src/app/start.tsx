import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createSendCall } from '../api/send-call.ts';
import { onTextsChanged } from '../i18n/catalogue.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { loadNamespaces, reloadTexts } from '../i18n/load-namespaces.ts';
import { claimReload, hasTypedText } from '../offline/reload-stale-page.ts';
import { resolveCachedPage } from '../offline/resolve-cached-page.ts';
import { findRoute, resolveOfflinePage, resolvePage } from '../router/resolve-page.ts';
import { namespacesOf } from '../router/route.ts';
import { isUncachedAddress, restartCacheAge } from '../state/clock/page-cache-age.ts';
import { readInitialState } from '../state/initial-state.ts';
import { callContextAtom } from '../state/preferences/preferences-atoms.ts';
import { createSession, type Session, SessionProvider } from '../state/session.tsx';
import { App } from './app.tsx';
import { HydrationMarker } from './hydration-marker.tsx';
import { PAGE_THREW } from './page-threw.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// The only place where a hydration error shows in production; the browser tests fail on it.
const onRecoverableError = (error: unknown) => console.error('Recovered:', error);

/** In development: what is thrown outside of any page, such as by the header, leaves nothing that could be updated. */
const onUncaughtError =
  import.meta.hot &&
  ((error: unknown) => {
    reportError(error);
    const { message, stack } = error as Error;
    import.meta.hot?.send(PAGE_THREW, { message, stack });
    import.meta.hot?.on('vite:afterUpdate', () => location.reload());
  });

function registerWorkerAfterLoad(session: Session) {
  const register = async () => {
    const { registerWorker } = await import('../offline/register-worker.ts');
    await registerWorker(session);
  };
  const registerLater = () =>
    void register().catch((error) => console.warn('No service worker:', error));
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater);
}

/** Resumes in the browser what the server has rendered. */
export async function start() {
  // Vite's event for a chunk that failed to load.
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || hasTypedText(document)) return;
    if (claimReload(Date.now(), () => sessionStorage)) location.reload();
  });

  const isUncached = isUncachedAddress();
  const { now: renderedAt, preferences, resources, hasRealSeasons, lacking } = readInitialState();
  // The offline page, served for an uncached URL, was rendered long ago: the site's clock starts at the present.
  const now = isUncached ? renderedAt + restartCacheAge() : renderedAt;
  const href = location.pathname + location.search;
  const { route, address } = findRoute(href);
  const isSpoilerFree = document.documentElement.dataset.results === 'covered';
  const translator = createI18n(preferences.language);
  const [resolved, , cover] = await Promise.all([
    isUncached ? resolvePage(href).catch(resolveOfflinePage) : resolvePage(href),
    loadNamespaces(translator, preferences.language, [
      ...namespacesOf(route, address),
      ...(isSpoilerFree ? (['spoilers'] as const) : []),
    ]),
    isSpoilerFree
      ? import('./cover-in-browser.ts').then(({ coverInBrowser }) => coverInBrowser())
      : undefined,
  ]);
  if (import.meta.hot) onTextsChanged(() => void reloadTexts(translator));
  const session = createSession({
    now,
    preferences,
    translator,
    hasRealSeasons,
    lacking,
    sendCall: createSendCall({
      origin: location.origin,
      onFailure: ({ path }, problem) => console.warn(`${path}: ${problem.message}`),
    }),
    cover,
  });
  session.resources.restore(resources);

  // Creating the first Intl.DateTimeFormat takes longer than all else here: in a task of its own it delays input less.
  await nextTask();
  session.store.get(callContextAtom);
  await nextTask();

  const first = isUncached ? await resolveCachedPage(resolved, session) : resolved;

  const root = document.getElementById('root') as HTMLElement;
  const site = (
    <SessionProvider session={session}>
      <BrowserRouter>
        <HydrationMarker earlyClicks={window.early ?? []}>
          <App first={first} />
        </HydrationMarker>
      </BrowserRouter>
    </SessionProvider>
  );

  // The frame, served when rendering failed, has no page to hydrate; the offline page has the markup of another URL.
  if (!('frame' in root.dataset) && !isUncached) {
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError, onUncaughtError }));
  } else {
    createRoot(root, { onUncaughtError }).render(site);
  }
  void import('../theme/add-missing-charges.ts').then(
    ({ addMissingCharges }) => addMissingCharges(document),
    (error) => console.warn('Crests lack charges:', error),
  );
  // From here on React queues clicks until the clicked part is hydrated.
  window.early = undefined;

  if (import.meta.env.PROD && 'serviceWorker' in navigator) registerWorkerAfterLoad(session);
}
