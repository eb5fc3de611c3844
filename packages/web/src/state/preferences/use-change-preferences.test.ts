// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import { addSections, createTranslator } from '../../i18n/translator.ts';
import { switchLanguage } from './use-change-preferences.ts';

test('PRF-1 a page loads its own sections of texts', async () => {
  const translator = createTranslator('en', await loadCatalogue('en'));
  expect(translator.exists('detail.plainTitle')).toBe(false);
  await addSections(translator, 'en', ['detail']);
  expect(translator.t('detail.plainTitle')).toBe('Match');
});

test('PRF-1 switching the language loads the same sections, and sets html lang', async () => {
  const translator = createTranslator('en', await loadCatalogue('en', ['detail']));
  await (await switchLanguage(translator, 'zh'))();
  expect(translator.t('detail.plainTitle')).toBe('比赛');
  expect(document.documentElement.lang).toBe('zh-Hans');
});
