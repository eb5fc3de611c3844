import type { Language } from '../world/world-view.ts';

const DAY_SECONDS = 86_400;

function formatDay(instant: number, now: number, language: Language): string {
  const daysAhead = Math.floor(instant / DAY_SECONDS) - Math.floor(now / DAY_SECONDS);
  const relative = {
    en: ['yesterday', 'today', 'tomorrow'],
    zh: ['昨天', '今天', '明天'],
  }[language][daysAhead + 1];
  if (relative) return relative;
  return `${language === 'en' ? 'on ' : ''}${formatDate(instant, language)}`;
}

/** `21 November 2026`, in UTC. */
export function formatDate(instant: number, language: Language): string {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(instant * 1000);
}

/** `today at 19:30 UTC`: the chat does not know the visitor's time zone. */
export function formatTime(instant: number, now: number, language: Language): string {
  const time = new Date(instant * 1000).toISOString().slice(11, 16);
  const day = formatDay(instant, now, language);
  return language === 'zh' ? `${day} ${time}（UTC）` : `${day} at ${time} UTC`;
}
