import type { PageRequest } from '@touchline/shared/domain/page-renderer';
import { isLanguage } from '../i18n/languages.ts';
import {
  defaultPreferences,
  type Preferences,
  parsePreferences,
} from '../state/preferences/preferences.ts';
import { PREFERENCES_KEY } from '../state/preferences/preferences-cookie.ts';

/** In order of precedence: the `lang` parameter, the cookie that mirrors the preferences, the defaults (PRF-1). */
export function visitorPreferences({ cookies, url, origin }: PageRequest): Preferences {
  const requested = new URL(url, origin).searchParams.get('lang');
  return {
    ...defaultPreferences,
    ...parsePreferences(decode(cookies[PREFERENCES_KEY])),
    ...(isLanguage(requested) && { language: requested }),
  };
}

/** Some cookie parsers decode the value, some do not: a `{` marks a decoded one. */
function decode(value: string | undefined): string | undefined {
  if (value === undefined || value.startsWith('{')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
