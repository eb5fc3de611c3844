import { oddsFormats } from '../../format/odds.ts';
import { isZone } from '../../format/zone.ts';
import { languages } from '../../i18n/languages.ts';
import { games } from '../../paths.ts';
import { isRecord } from '../storage/storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
/** Everything, or scores without odds and offers. */
export const contents = ['all', 'scores'] as const;
/** Results of recent matches: at once, or match by match when the visitor asks for them. */
export const resultModes = ['shown', 'covered'] as const;
/** The matches of a day: tournaments by kick-off (MAT-5), by importance (list/by-importance.ts), or kick-offs. */
export const dayOrders = ['league', 'importance', 'time'] as const;
export type DayOrder = (typeof dayOrders)[number];

interface Preference<T> {
  initial: T;
  isValid: (value: unknown) => boolean;
}

/** The first one is the default. */
const oneOf = <T>(choices: readonly T[]): Preference<T> => ({
  initial: choices[0] as T,
  isValid: (value) => choices.includes(value as T),
});

const preferences = {
  language: oneOf(languages),
  odds: oneOf(oddsFormats),
  /** 'device', or the name of a chosen zone. */
  zone: { initial: 'device', isValid: (value: unknown) => value === 'device' || isZone(value) },
  theme: oneOf(themes),
  content: oneOf(contents),
  results: oneOf(resultModes),
  dayOrder: oneOf(dayOrders),
  /** The game of the last page. */
  game: oneOf(games),
  /** The device's zone; undefined until it has been read. */
  deviceZone: { initial: undefined, isValid: isZone } as Preference<string | undefined>,
};

export type Preferences = {
  [Name in keyof typeof preferences]: (typeof preferences)[Name]['initial'];
};

export const defaultPreferences = Object.fromEntries(
  Object.entries(preferences).map(([name, { initial }]) => [name, initial]),
) as Preferences;

/** Untrusted: storage and cookies can be edited. Invalid parts are left out. */
export const validPreferences = (stored: Record<string, unknown>): Partial<Preferences> =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) =>
        Object.hasOwn(preferences, name) && preferences[name as keyof Preferences].isValid(value),
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
