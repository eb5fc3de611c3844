import { languages, locales } from '../i18n/languages.ts';

/** One page in each language, and where the visitor's own decides, by the words of hreflang. */
export const alternatesOf = (bare: string): Record<string, string> => ({
  ...Object.fromEntries(languages.map((one) => [locales[one].html, `${bare}?lang=${one}`])),
  'x-default': bare,
});
