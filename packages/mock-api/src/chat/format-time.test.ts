import { languages } from '@touchline/types/client-contract';
import { expect, test } from 'vitest';
import type { Language } from '../world/world-view.ts';
import { formatDate, formatTime } from './format-time.ts';

const at = (text: string) => Date.parse(text) / 1000;
const style = (now: string, timeZone: string, language: Language = 'en') => ({
  now: at(now),
  timeZone,
  language,
});

test.each([
  [
    'UTC',
    {
      en: 'on 20 November 2026 at 19:30 UTC',
      zh: '2026年11月20日 19:30（UTC）',
      es: 'el 20 de noviembre de 2026 a las 19:30 UTC',
    },
  ],
  [
    'Asia/Shanghai',
    {
      en: 'on 21 November 2026 at 03:30 GMT+8',
      zh: '2026年11月21日 03:30（GMT+8）',
      es: 'el 21 de noviembre de 2026 a las 03:30 GMT+8',
    },
  ],
])('API-5 a date and a time of the zone %s, in every language', (zone, texts) => {
  const instant = at('2026-11-20T19:30Z');
  for (const language of languages) {
    const inLanguage = style('2026-11-25T12:00Z', zone, language);
    expect(formatTime(instant, inLanguage)).toBe(texts[language]);
    expect(texts[language]).toContain(formatDate(instant, inLanguage));
  }
});

test('API-5 days are counted by the calendar on days of 23 and 25 hours', () => {
  const london = (now: string) => style(now, 'Europe/London');
  expect(formatTime(at('2026-10-24T23:30Z'), london('2026-10-24T22:30Z'))).toBe(
    'tomorrow at 00:30 BST',
  );
  expect(formatTime(at('2026-10-26T00:30Z'), london('2026-10-24T23:00Z'))).toBe(
    'tomorrow at 00:30 GMT',
  );
  expect(formatTime(at('2026-03-29T22:59Z'), london('2026-03-30T22:00Z'))).toBe(
    'yesterday at 23:59 BST',
  );
});

test('API-5 a day that begins at 01:00 is still the day after', () => {
  const beirut = style('2026-03-28T12:00Z', 'Asia/Beirut');
  expect(formatTime(at('2026-03-29T12:00Z'), beirut)).toMatch(/^tomorrow at 15:00/);
});
