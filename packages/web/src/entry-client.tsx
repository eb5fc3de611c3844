import './look/tokens.css';
import './look/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createAsk } from './api/ask.ts';
import { App } from './app.tsx';
import { loadCatalogue } from './i18n/catalogue.ts';
import { createTranslator } from './i18n/translator.ts';
import { readIsland } from './island.ts';
import { textsOf } from './route.ts';
import { createSession, SessionProvider } from './state/session.tsx';
import { findRoute, loadVisit } from './visit.ts';

const { now, preferences, resources } = readIsland();
const here = location.pathname + location.search;
const { route, address } = findRoute(here);
const [first, catalogue] = await Promise.all([
  loadVisit(here),
  loadCatalogue(preferences.language, textsOf(route, address)),
]);
const session = createSession({
  now,
  preferences,
  translator: createTranslator(preferences.language, catalogue),
  ask: createAsk({
    origin: location.origin,
    onFailure: ({ path }, problem) => console.warn(`${path}: ${problem.message}`),
  }),
});
session.resources.restore(resources);

const root = document.getElementById('root') as HTMLElement;
const site = (
  <SessionProvider session={session}>
    <BrowserRouter>
      <App first={first} />
    </BrowserRouter>
  </SessionProvider>
);
// The only place where a hydration fault shows in production; the browser tests fail on it.
const onRecoverableError = (error: unknown) => console.error('Recovered:', error);

// The shell, which is served when rendering failed, has nothing to hydrate.
if (root.hasChildNodes()) {
  startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
} else {
  createRoot(root).render(site);
}
