import { type Language, locales } from '../../../i18n/languages.ts';

/** Day and time, with the year: a session may have begun in the last one. */
export const formatMoment = (seconds: number, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language].intl, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(seconds * 1000);
