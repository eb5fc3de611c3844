import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createSendCall } from './api/send-call.ts';
import { App } from './app/app.tsx';
import { HydrationMarker } from './app/hydration-marker.tsx';
import { readInitialState } from './app/initial-state.ts';
import { loadCatalogue } from './i18n/catalogue.ts';
import { createTranslator } from './i18n/translator.ts';
import { resolveCachedPage } from './offline/cached-visit.ts';
import { holdsWords, mayReload } from './offline/reload-stale-page.ts';
import { findRoute, resolveOfflinePage, resolvePage } from './router/resolve-page.ts';
import { textsOf } from './router/route.ts';
import { isUncachedAddress, restartCacheAge } from './state/offline/cached-page.ts';
import { viewAtom } from './state/preferences/preferences-atoms.ts';
import { createSession, SessionProvider } from './state/session.tsx';

// Vite's own word for a chunk that cannot be had.
addEventListener('vite:preloadError', () => {
  if (!navigator.onLine || holdsWords(document)) return;
  if (mayReload(Date.now(), () => sessionStorage)) location.reload();
});

const bare = isUncachedAddress();
const { now: drawnAt, preferences, resources } = readInitialState();
// A bare page was drawn for no address and long ago: it is made now.
const now = bare ? drawnAt + restartCacheAge() : drawnAt;
const here = location.pathname + location.search;
const { route, address } = findRoute(here);
const [first, catalogue] = await Promise.all([
  bare ? resolvePage(here).catch(resolveOfflinePage) : resolvePage(here),
  loadCatalogue(preferences.language, textsOf(route, address)),
]);
const session = createSession({
  now,
  preferences,
  translator: createTranslator(preferences.language, catalogue),
  sendCall: createSendCall({
    origin: location.origin,
    onFailure: ({ path }, problem) => console.warn(`${path}: ${problem.message}`),
  }),
});
session.resources.restore(resources);

// An engine's first clock takes longer to be made than all else here: a finger waits for one of them, not for both.
const turn = () => new Promise((resolve) => setTimeout(resolve));
await turn();
session.store.get(viewAtom);
await turn();

const visit = bare ? await resolveCachedPage(first, session) : first;

const root = document.getElementById('root') as HTMLElement;
const early = window.early ?? [];
const site = (
  <SessionProvider session={session}>
    <BrowserRouter>
      <HydrationMarker early={early}>
        <App first={visit} />
      </HydrationMarker>
    </BrowserRouter>
  </SessionProvider>
);
// The only place where a hydration fault shows in production; the browser tests fail on it.
const onRecoverableError = (error: unknown) => console.error('Recovered:', error);

// The shell, which is served when rendering failed, has nothing to hydrate; a bare page shows another.
if (root.hasChildNodes() && !bare) {
  startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
} else {
  createRoot(root).render(site);
}
// From here on React keeps what is pressed, until the part of the page that it is for is alive.
window.early = undefined;

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = async () => {
    const { registerWorker } = await import('./offline/register-worker.ts');
    await registerWorker(session);
  };
  const later = () => void register().catch((error) => console.warn('No worker:', error));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
