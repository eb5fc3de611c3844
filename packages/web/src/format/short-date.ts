import { type Language, locales } from '../i18n/languages.ts';

/** 'Sat 28 Nov', in a zone and a language. */
export const shortDate = (ms: number, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language].intl, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  })
    .format(ms)
    .replace(',', '');
