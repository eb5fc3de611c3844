import { defaultPreferences, type Preferences } from './preferences.ts';

const MIRRORED_PREFERENCES = ['theme', 'moves', 'density', 'content'] as const;

type RootAttributes = Record<(typeof MIRRORED_PREFERENCES)[number], string | undefined>;

/** What the styles must know of the choices, as `data-` attributes of the document; the usual is not marked. */
export const rootAttributes = (preferences: Preferences): RootAttributes =>
  Object.fromEntries(
    MIRRORED_PREFERENCES.map((name) => [
      name,
      preferences[name] === defaultPreferences[name] ? undefined : preferences[name],
    ]),
  ) as RootAttributes;
