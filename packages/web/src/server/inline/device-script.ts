import type { Preferences } from '../../state/preferences/preferences.ts';
import {
  COOKIE_MAX_AGE_S,
  PREFERENCES_KEY,
  preferencesText,
} from '../../state/preferences/preferences-cookie.ts';
import { writeCookie } from '../../state/storage/write-cookie.ts';

/**
 * Runs first in the head. The server knows this device's preferences and zone only from the cookie: where that is missing
 * or outdated, the document shows another day or language. Then the cookie is written and the document requested again
 * before anything is painted. Never twice for the same cookie: a browser may accept it and not send it. Documents
 * from the service worker's cache stay: there may be no network. So do those of crawlers, which keep no cookies.
 */
const CRAWLERS = /bot|crawl/i;

const { currentScript, cookie } = document;
const { dataset } = document.documentElement;
const { now, offset } = (currentScript as HTMLScriptElement).dataset;

try {
  const session = sessionStorage;
  const stored = JSON.parse(localStorage.getItem(PREFERENCES_KEY) || '{}') as Partial<Preferences>;
  const mirrored = cookie.split(`${PREFERENCES_KEY}=`)[1]?.split(';')[0] ?? '{}';
  const mirror = decodeURIComponent(mirrored);
  const { deviceZone: lastZone } = JSON.parse(mirror) as Partial<Preferences>;
  const hasOtherChoices = JSON.stringify({ ...stored, deviceZone: lastZone }) !== mirror;
  const hasOtherClock =
    (!stored.zone || stored.zone === 'device') &&
    new Date(Number(now)).getTimezoneOffset() !== -Number(offset);
  // The browser may have kept a document from before the choice to cover results.
  const hasResults = stored.results === 'covered' && !dataset.results;
  if (hasOtherChoices || hasOtherClock || hasResults) {
    // Takes milliseconds on a phone, and is not needed on most visits.
    const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const text = preferencesText({ ...stored, deviceZone });
    // With or without the prefix of its name.
    const pair = `${PREFERENCES_KEY}=${text}`;
    if (
      (hasResults || !cookie.includes(pair)) &&
      !dataset.kept &&
      !CRAWLERS.test(navigator.userAgent) &&
      session.getItem(PREFERENCES_KEY) !== pair
    ) {
      session.setItem(PREFERENCES_KEY, pair);
      writeCookie(PREFERENCES_KEY, text, COOKIE_MAX_AGE_S);
      if (document.cookie.includes(pair)) {
        dataset.outdated = '';
        // The rest of this document need not be parsed.
        stop();
        location.reload();
      }
    }
  } else session.removeItem(PREFERENCES_KEY);
} catch {
  // Storage is blocked or its content was edited: the page stays as rendered.
}
