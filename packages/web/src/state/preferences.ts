import { type OddsFormat, oddsFormats } from '../format/odds.ts';
import { isZone } from '../format/zone.ts';
import { isLanguage, type Language } from '../i18n/languages.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Preferences {
  language: Language;
  odds: OddsFormat;
  /** 'device', or a zone that was chosen. */
  zone: string;
  theme: Theme;
  /** The device's own zone, where it is known. */
  deviceZone: string | undefined;
}

const checks: { [K in keyof Preferences]: (value: unknown) => boolean } = {
  language: isLanguage,
  odds: (value) => (oddsFormats as readonly unknown[]).includes(value),
  zone: (value) => value === 'device' || isZone(value),
  theme: (value) => (themes as readonly unknown[]).includes(value),
  deviceZone: isZone,
};

/** Whatever of it can be trusted: storage and cookies are written by others too. */
export function parsePreferences(text: string | null | undefined): Partial<Preferences> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return {};
    const known = Object.entries(value).filter(
      ([name, part]) => name in checks && checks[name as keyof Preferences](part),
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}
