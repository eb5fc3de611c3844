// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { loadNamespaces } from '../../i18n/load-namespaces.ts';
import { switchLanguage } from './use-change-preferences.ts';

test('PRF-1 a page loads its own namespaces of texts', async () => {
  const translator = createI18n('en', await loadCatalogue('en', ['core']));
  expect(translator.hasResourceBundle('en', 'detail')).toBe(false);
  await loadNamespaces(translator, 'en', ['detail']);
  expect(translator.t('detail:plainTitle')).toBe('Match');
});

test('PRF-1 switching the language loads the same namespaces, and sets html lang', async () => {
  const translator = createI18n('en', await loadCatalogue('en', ['core', 'detail']));
  await (await switchLanguage(translator, 'zh'))();
  expect(translator.t('detail:plainTitle')).toBe('比赛');
  expect(document.documentElement.lang).toBe('zh-Hans');
});
