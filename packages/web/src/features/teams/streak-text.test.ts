import { expect, test } from 'vitest';
import { loadWholeCatalogue } from '../../i18n/catalogue.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { streakText } from './streak-text.ts';

test.each([
  ['win', 1, 'Won the last match', '上一场获胜'],
  ['draw', 1, 'Drew the last match', '上一场打平'],
  ['loss', 3, 'Lost 3 in a row', '3 连败'],
  ['none', 0, '', ''],
] as const)('TEA-3 a streak of %s, %i: “%s”, “%s”', async (streakType, streakCount, en, zh) => {
  for (const [language, text] of [
    ['en', en],
    ['zh', zh],
  ] as const) {
    const { t } = createTranslator(language, await loadWholeCatalogue(language));
    expect(streakText({ streakType, streakCount }, t)).toBe(text);
  }
});
