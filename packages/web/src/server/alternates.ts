import { languages, locales } from '../i18n/languages.ts';

/** A page's URL in each language by `hreflang`; `x-default` leaves the choice to the visitor's preferences. */
export const alternatesOf = (url: string): Record<string, string> => ({
  ...Object.fromEntries(languages.map((code) => [locales[code].html, `${url}?lang=${code}`])),
  'x-default': url,
});
