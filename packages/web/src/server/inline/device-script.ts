import { defaultPreferences, type Preferences } from '../../state/preferences/preferences.ts';
import { PREFERENCES_KEY, preferencesCookie } from '../../state/preferences/preferences-cookie.ts';

/**
 * Runs first in the head. The server knows this device's preferences and zone only from the cookie: where that is missing
 * or outdated, the document shows another day or language. Then the cookie is written and the document requested again
 * before anything is painted. Never twice for the same cookie: a browser may accept it and not send it. Documents
 * from the service worker's cache stay: there may be no network. So do those of crawlers, which keep no cookies.
 */
const CRAWLERS = /bot|crawl|spider|slurp|lighthouse/i;

type Stored = Partial<Preferences>;

const { currentScript, documentElement, cookie } = document;
const { now, offset } = (currentScript as HTMLScriptElement).dataset;

/** Those of the first paint. The language has no default here: the server chooses it. */
const { deviceZone: _, game: _game, theme: _theme, ...defaults } = defaultPreferences;
const names = Object.keys(defaults) as (keyof typeof defaults)[];
const choiceOf = (preferences: Stored, name: keyof typeof defaults) =>
  preferences[name] ?? (name === 'language' ? undefined : defaults[name]);

const mirrored = (): Stored => {
  const pair = cookie.split('; ').find((one) => one.startsWith(`${PREFERENCES_KEY}=`));
  return JSON.parse(decodeURIComponent(pair?.slice(PREFERENCES_KEY.length + 1) ?? '{}')) as Stored;
};

try {
  const stored = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}') as Stored;
  const mirror = mirrored();
  const followsDevice = choiceOf(stored, 'zone') === 'device';
  const hasOtherOffset = -new Date(Number(now)).getTimezoneOffset() !== Number(offset);
  const hasOtherChoices = names.some((name) => choiceOf(stored, name) !== choiceOf(mirror, name));
  if (hasOtherChoices || (followsDevice && hasOtherOffset)) {
    const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const wanted = preferencesCookie({ ...stored, deviceZone });
    if (
      (hasOtherChoices || mirror.deviceZone !== deviceZone) &&
      documentElement.dataset.kept === undefined &&
      !CRAWLERS.test(navigator.userAgent) &&
      sessionStorage.getItem(PREFERENCES_KEY) !== wanted.pair
    ) {
      sessionStorage.setItem(PREFERENCES_KEY, wanted.pair);
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous.
      document.cookie = wanted.text;
      if (document.cookie.split('; ').includes(wanted.pair)) {
        documentElement.dataset.outdated = '';
        // The rest of this document need not be parsed.
        stop();
        location.reload();
      }
    }
  }
} catch {
  // Storage is blocked or its content was edited: the page stays as rendered.
}
