import { memo } from './memo.ts';

const locale = { en: 'en-GB', zh: 'zh-CN' } as const;

const fullWriter = memo((key: string) => {
  const [language = 'en', zone] = key.split(' ');
  return new Intl.DateTimeFormat(locale[language as keyof typeof locale], {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
});

/** 'Friday 20 November', '11月20日星期五'. */
export const fullDay = (instant: number, zone: string, language: 'en' | 'zh'): string =>
  fullWriter(`${language} ${zone}`).format(instant);

const numericWriter = memo(
  (zone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);

/** '20.11.2026' */
export const numericDay = (instant: number, zone: string): string =>
  numericWriter(zone).format(instant).replaceAll('/', '.');
