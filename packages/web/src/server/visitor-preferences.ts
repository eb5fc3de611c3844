import type { PageRequest } from '@touchline/types';
import { preferredLanguage } from '@touchline/types/http/accept-language';
import { isLanguage } from '../i18n/languages.ts';
import {
  defaultPreferences,
  type Preferences,
  parsePreferences,
} from '../state/preferences/preferences.ts';
import { PREFERENCES_KEY } from '../state/preferences/preferences-store.ts';

/** The visitor as the server sees him: the mirror cookie, the asked-for language, or nothing yet. */
export function visitorPreferences({
  cookies,
  acceptLanguage,
  url,
  origin,
}: PageRequest): Preferences {
  const asked = new URL(url, origin).searchParams.get('lang');
  return {
    ...defaultPreferences,
    language: preferredLanguage(acceptLanguage),
    ...parsePreferences(decode(cookies[PREFERENCES_KEY])),
    ...(isLanguage(asked) && { language: asked }),
  };
}

/** Some cookie parsers decode, some do not; JSON is told by its first letter. */
function decode(value: string | undefined): string | undefined {
  if (value === undefined || value.startsWith('{')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
