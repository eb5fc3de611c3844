import { languages } from '../src/i18n/languages.ts';
import {
  defaultPreferences,
  type Preferences,
  validPreferences,
} from '../src/state/preferences/preferences.ts';

const WIDTHS = ['both', 'wide', 'narrow'] as const;
export type Width = (typeof WIDTHS)[number];

export interface Settings {
  readonly preferences: Preferences;
  /** The columns in which rows, cards and boards are shown. */
  readonly width: Width;
}

const isWidth = (text: string | null): text is Width => WIDTHS.some((width) => width === text);

/** The query of the page: `width`, and any preference of a visitor by its name. */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const width = query.get('width');
  return {
    preferences: {
      ...defaultPreferences,
      deviceZone: 'UTC',
      ...validPreferences(Object.fromEntries(query)),
    },
    width: isWidth(width) ? width : 'both',
  };
}

interface Choice {
  readonly name: keyof Preferences | 'width';
  /** The first one is the default. */
  readonly values: readonly string[];
}

export const CHOICES: readonly Choice[] = [
  { name: 'theme', values: ['system', 'dark', 'light'] },
  { name: 'language', values: languages },
  { name: 'width', values: WIDTHS },
  { name: 'content', values: ['all', 'scores'] },
];

export const settingOf = ({ preferences, width }: Settings, name: Choice['name']): string =>
  name === 'width' ? width : String(preferences[name]);

/** The URL of the page with one setting changed. */
export function withSetting(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `?${query}`;
}
