import { TOKENS_KEY } from '../../state/account/tokens.ts';
import { PREFERENCES_KEY } from '../../state/preferences/preferences-cookie.ts';

/**
 * Runs in the head, before the first paint. Applies the theme stored on this device, which takes precedence over the
 * one in the cookie, and the choices of what to
 * show of the API, which the offline page lacks; marks that tokens are stored, since the visitor may be signed in; and marks that the fonts have
 * yet to be fetched, unless a service worker serves them from its cache.
 */
try {
  const storage = localStorage;
  const { dataset } = document.documentElement;
  const { theme, results } = JSON.parse(storage.getItem(PREFERENCES_KEY) || '{}') as Record<
    string,
    string
  >;
  if (!navigator.serviceWorker?.controller) dataset.faceless = '';
  if (storage.getItem(TOKENS_KEY)) dataset.holder = '';
  if (results === 'covered') dataset.results = results;
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
  else if (theme) delete dataset.theme;
} catch {
  // Storage is blocked or its content was edited: the page stays as rendered.
}
