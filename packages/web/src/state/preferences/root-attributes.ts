import { defaultPreferences, type Preferences } from './preferences.ts';

const MIRRORED_PREFERENCES = ['theme', 'content', 'results'] as const;

type RootAttributes = Record<(typeof MIRRORED_PREFERENCES)[number], string | undefined>;

/** The preferences that style sheets depend on, as `data-` attributes of the root element. Defaults have none. */
export const rootAttributes = (preferences: Preferences): RootAttributes =>
  Object.fromEntries(
    MIRRORED_PREFERENCES.map((name) => [
      name,
      preferences[name] === defaultPreferences[name] ? undefined : String(preferences[name]),
    ]),
  ) as RootAttributes;
