import { expect, test } from 'vitest';
import { createI18n } from '../../../i18n/create-i18n.ts';
import en from '../../../i18n/en/core.json';
import zh from '../../../i18n/zh/core.json';
import { untilText } from './countdown-text.ts';

const english = createI18n('en', { core: en }).t;
const chinese = createI18n('zh', { core: zh }).t;
const MINUTE_MS = 60_000;

test.each([
  [30_000, 'starting soon', '即将开始'],
  [13 * MINUTE_MS, '13 min later', '13分钟后'],
  [9 * 60 * MINUTE_MS, '9 h later', '9小时后'],
  [(5 * 60 + 40) * MINUTE_MS, '5 h 40 min later', '5小时40分钟后'],
  [(47 * 60 + 59) * MINUTE_MS, '47 h 59 min later', '47小时59分钟后'],
  [48 * 60 * MINUTE_MS, 'in 2 days', '2天后'],
  [(501 * 60 + 10) * MINUTE_MS, 'in 20 days', '20天后'],
])('HOM-4 with %d ms left a row or a card shows “%s” and “%s”', (left, inEnglish, inChinese) => {
  expect(untilText(left, 0, english)).toBe(inEnglish);
  expect(untilText(left, 0, chinese)).toBe(inChinese);
});
