import type { Language } from '../world/world-view.ts';

const DAY = 86_400;

function dayOf(instant: number, now: number, language: Language): string {
  const ahead = Math.floor(instant / DAY) - Math.floor(now / DAY);
  const near = {
    en: ['yesterday', 'today', 'tomorrow'],
    zh: ['昨天', '今天', '明天'],
  }[language][ahead + 1];
  if (near) return near;
  return `${language === 'en' ? 'on ' : ''}${date(instant, language)}`;
}

/** `21 November 2026`, the day of UTC. */
export function date(instant: number, language: Language): string {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(instant * 1000);
}

/** `today at 19:30 UTC`; the chat does not know the visitor's zone. */
export function moment(instant: number, now: number, language: Language): string {
  const time = new Date(instant * 1000).toISOString().slice(11, 16);
  const day = dayOf(instant, now, language);
  return language === 'zh' ? `${day} ${time}（UTC）` : `${day} at ${time} UTC`;
}
