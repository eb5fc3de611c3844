import { isLanguage, locales } from '../i18n/languages.ts';
import type { InitialState } from '../state/initial-state.ts';
import { defaultPreferences } from '../state/preferences/preferences.ts';
import { readStoredPreferences } from '../state/preferences/preferences-store.ts';
import { rootAttributes } from '../state/preferences/root-attributes.ts';

/** What a server would have rendered for this device now: the document of a demo was built for nobody in particular. */
export function deviceState(): InitialState {
  const requested = new URLSearchParams(location.search).get('lang');
  const preferences = {
    ...defaultPreferences,
    ...readStoredPreferences(),
    ...(isLanguage(requested) && { language: requested }),
    deviceZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const root = document.documentElement;
  root.lang = locales[preferences.language].html;
  for (const [name, value] of Object.entries(rootAttributes(preferences))) {
    if (value) root.dataset[name] = value;
  }
  // Where this browser has entered another world, the worker marks its documents.
  const { worldNow, seasons } = root.dataset;
  return {
    now: worldNow === undefined ? Math.floor(Date.now() / 1000) * 1000 : Number(worldNow),
    preferences,
    resources: [],
    ...(seasons === 'real' && { hasRealSeasons: true }),
  };
}
