import type { SideAnalysis } from '@touchline/types';
import { expect, test } from 'vitest';
import { createI18n } from '../../../i18n/create-i18n.ts';
import english from '../../../i18n/en/detail.json';
import chinese from '../../../i18n/zh/detail.json';
import { streakText } from './streak-text.ts';

const { t: en } = createI18n('en', { detail: english });
const { t: zh } = createI18n('zh', { detail: chinese });
const streak = (streakType: SideAnalysis['streakType'], streakCount: number) =>
  ({ streakType, streakCount }) as SideAnalysis;

test('MDT-2 a streak is the last match, or a run of two and more', () => {
  expect(streakText(streak('loss', 3), en)).toBe('3 defeats in a row');
  expect(streakText(streak('draw', 1), en)).toBe('Last: draw');
  expect(streakText(streak('loss', 1), zh)).toBe('上场负');
  expect(streakText(streak('loss', 2), zh)).toBe('2连负');
  expect(streakText(streak('none', 0), zh)).toBe('–');
});
