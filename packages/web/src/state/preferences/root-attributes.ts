import { defaultPreferences, type Preferences } from './preferences.ts';

const marked = ['theme', 'moves', 'density', 'content'] as const;

type Marks = Record<(typeof marked)[number], string | undefined>;

/** What the styles must know of the choices, as `data-` attributes of the document; the usual is not marked. */
export const rootMarks = (preferences: Preferences): Marks =>
  Object.fromEntries(
    marked.map((name) => [
      name,
      preferences[name] === defaultPreferences[name] ? undefined : preferences[name],
    ]),
  ) as Marks;
