import { type OddsFormat, oddsFormats } from '../../format/odds.ts';
import { isZone } from '../../format/zone.ts';
import { isLanguage, type Language } from '../../i18n/languages.ts';
import { type Game, games } from '../../paths.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Which of the two colours a rising price has: in some countries the warm one. */
export const priceColours = ['cool', 'warm'] as const;
type Moves = (typeof priceColours)[number];

export const densities = ['comfortable', 'compact'] as const;
type Density = (typeof densities)[number];

/** With odds and offers, or without a word of either. */
export const contents = ['all', 'scores'] as const;
type Content = (typeof contents)[number];

export interface Preferences {
  language: Language;
  odds: OddsFormat;
  /** 'device', or a zone that was chosen. */
  zone: string;
  theme: Theme;
  moves: Moves;
  density: Density;
  content: Content;
  /** The game of the page that was seen last. */
  game: Game;
  /** The device's own zone, where it is known. */
  deviceZone: string | undefined;
}

export const defaultPreferences: Preferences = {
  language: 'en',
  odds: 'decimal',
  zone: 'device',
  theme: 'system',
  moves: 'cool',
  density: 'comfortable',
  content: 'all',
  game: 'football',
  deviceZone: undefined,
};

const oneOf = (words: readonly unknown[]) => (value: unknown) => words.includes(value);

const checks: { [K in keyof Preferences]: (value: unknown) => boolean } = {
  language: isLanguage,
  odds: oneOf(oddsFormats),
  zone: (value) => value === 'device' || isZone(value),
  theme: oneOf(themes),
  moves: oneOf(priceColours),
  density: oneOf(densities),
  content: oneOf(contents),
  game: oneOf(games),
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
