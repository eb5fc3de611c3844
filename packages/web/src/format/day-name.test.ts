import { expect, test } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import english from '../i18n/en/core.json';
import chinese from '../i18n/zh/core.json';
import { dayOf } from './compact-day.ts';
import { spokenDay, writtenDay } from './day-name.ts';

const lateEvening = Date.UTC(2026, 10, 20, 20, 52);

test('PRF-6 a day is the day of the zone, in the given language', () => {
  expect(spokenDay(dayOf(lateEvening, 'Europe/London'), 'en')).toBe('Friday 20 November');
  expect(spokenDay(dayOf(lateEvening, 'Asia/Singapore'), 'en')).toBe('Saturday 21 November');
  expect(spokenDay(dayOf(lateEvening, 'Asia/Singapore'), 'zh')).toBe('11月21日星期六');
});

test('PRF-1 a day in figures is dd.MM.yyyy in English and in Chinese', () => {
  const { t: en } = createI18n('en', { core: english });
  const { t: zh } = createI18n('zh', { core: chinese });
  const forms = ['full', 'short', 'heading'] as const;
  const written = (t: typeof en) => forms.map((form) => writtenDay('20260305', t, form));
  expect(written(en)).toEqual(['05.03.2026', '05.03', '05/03/2026']);
  expect(written(zh)).toEqual(['05.03.2026', '05.03', '05/03/2026']);
});
