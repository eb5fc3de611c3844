import { isLanguage, type Language } from '../../../i18n/languages.ts';
import { readStoredPreferences } from '../../../state/preferences/preferences-store.ts';
import { readStored, writeStored } from '../../../state/storage/storage.ts';

const OFFERED_KEY = 'touchline.language-offered';
/** While the visitor has not answered, other pages of the visit repeat the question. */
const OPEN_KEY = 'touchline.language-offer';
const isTrue = (value: unknown): value is true => value === true;

/** The first of the browser's languages that the site has, unless it is the current one. */
export function preferredLanguage(
  browserLanguages: readonly string[],
  current: Language,
): Language | undefined {
  const preferred = browserLanguages
    .map((tag) => tag.split('-')[0]?.toLowerCase())
    .find((language) => isLanguage(language));
  return preferred === current ? undefined : preferred;
}

/** The language to offer: once, and to a visitor who has not chosen one. */
export function offeredLanguage(current: Language): Language | undefined {
  if (readStoredPreferences().language) return undefined;
  const offered = preferredLanguage(navigator.languages, current);
  const isOpen = readStored(OPEN_KEY, isTrue, 'session');
  if (!offered || (readStored(OFFERED_KEY, isTrue) && !isOpen)) return undefined;
  return offered;
}

export function markOffered() {
  writeStored(OFFERED_KEY, true);
  writeStored(OPEN_KEY, true, 'session');
}

export const closeOffer = () => writeStored(OPEN_KEY, false, 'session');
