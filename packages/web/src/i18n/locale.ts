export interface Locale {
  /** The name of the language in itself, for the menus of languages. */
  name: string;
  /** The value of `<html lang>`. */
  html: string;
  /** For Intl: dates and amounts. */
  intl: string;
  sentenceSeparator: string;
}
