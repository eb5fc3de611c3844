export interface Locale {
  /** The value of `<html lang>`. */
  html: string;
  /** For Intl: dates and amounts. */
  intl: string;
  sentenceSeparator: string;
}
