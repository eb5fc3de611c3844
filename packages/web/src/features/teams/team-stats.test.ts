import { expect, test } from 'vitest';
import { loadWholeCatalogue } from '../../i18n/catalogue.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { streakText, winRate } from './team-stats.ts';

test.each([
  [27, 42, 64],
  [1, 3, 33],
  [2, 3, 67],
  [0, 5, 0],
  [5, 5, 100],
])('TEA-8 %i wins in %i matches are %i %%', (wins, matches, percent) => {
  expect(winRate(wins, matches)).toBe(percent);
});

test('TEA-8 without matches, or without their count, there is no rate', () => {
  expect(winRate(0, 0)).toBeUndefined();
  expect(winRate(3, undefined)).toBeUndefined();
});

test.each([
  ['win', 1, 'Won last match', '上一场获胜'],
  ['draw', 1, 'Drew last match', '上一场打平'],
  ['loss', 3, 'Lost 3 in a row', '3 连败'],
  ['none', 0, '', ''],
] as const)('TEA-3 a streak of %s, %i: “%s”, “%s”', async (streakType, streakCount, en, zh) => {
  for (const [language, text] of [
    ['en', en],
    ['zh', zh],
  ] as const) {
    const { t } = createI18n(language, await loadWholeCatalogue(language));
    expect(streakText({ streakType, streakCount }, t)).toBe(text);
  }
});
