import { isDelay } from '@touchline/shared/http/api-path';
import { type OddsFormat, oddsFormats } from '../../format/odds.ts';
import { isZone } from '../../format/zone.ts';
import { isLanguage, type Language } from '../../i18n/languages.ts';
import { type Game, games } from '../../paths.ts';
import { isRecord } from '../storage/storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The colour of a rising price; in some countries it is the warm one. */
export const priceColours = ['cool', 'warm'] as const;
type Moves = (typeof priceColours)[number];

export const densities = ['comfortable', 'compact'] as const;
type Density = (typeof densities)[number];

/** Everything, or scores without odds and offers. */
export const contents = ['all', 'scores'] as const;
type Content = (typeof contents)[number];

/** Results of recent matches: at once, or match by match when the visitor asks for them. */
export const resultModes = ['shown', 'covered'] as const;
type ResultMode = (typeof resultModes)[number];

export interface Preferences {
  language: Language;
  odds: OddsFormat;
  /** 'device', or the name of a chosen zone. */
  zone: string;
  theme: Theme;
  moves: Moves;
  density: Density;
  content: Content;
  results: ResultMode;
  /** How far the visitor's stream is behind, in seconds: the whole site waits as long. */
  delay: number;
  /** The game of the last page. */
  game: Game;
  /** The device's zone; undefined until it has been read. */
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
  results: 'shown',
  delay: 0,
  game: 'football',
  deviceZone: undefined,
};

const oneOf = (choices: readonly unknown[]) => (value: unknown) => choices.includes(value);

const validators: { [K in keyof Preferences]: (value: unknown) => boolean } = {
  language: isLanguage,
  odds: oneOf(oddsFormats),
  zone: (value) => value === 'device' || isZone(value),
  theme: oneOf(themes),
  moves: oneOf(priceColours),
  density: oneOf(densities),
  content: oneOf(contents),
  results: oneOf(resultModes),
  delay: isDelay,
  game: oneOf(games),
  deviceZone: isZone,
};

/** Untrusted: storage and cookies can be edited. Invalid parts are left out. */
export const validPreferences = (stored: Record<string, unknown>): Partial<Preferences> =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => name in validators && validators[name as keyof Preferences](value),
    ),
  );

export function parsePreferences(text: string | null | undefined): Partial<Preferences> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRecord(value) ? validPreferences(value) : {};
  } catch {
    return {};
  }
}
