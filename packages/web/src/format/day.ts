import { type Language, locales } from '../i18n/languages.ts';
import { memoizeByKey } from './memoize-by-key.ts';

const fullFormatter = memoizeByKey((key: string) => {
  const [language = 'en', zone] = key.split(' ');
  return new Intl.DateTimeFormat(locales[language as Language].intl, {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
});

/** 'Friday 20 November', '11月20日星期五'. */
export const fullDay = (instant: number, zone: string, language: Language): string =>
  fullFormatter(`${language} ${zone}`).format(instant);
