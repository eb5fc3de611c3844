import { expect, onTestFinished, test, vi } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { loadNamespaces } from '../../i18n/load-namespaces.ts';
import { defaultPreferences } from './preferences.ts';
import { switchResults } from './switch-results.ts';
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

test('PRF-8 the page is requested again once what was loaded with results is deleted', async () => {
  const steps: string[] = [];
  vi.stubGlobal('caches', {
    keys: async () => ['touchline-pages-1', 'touchline-files-1'],
    delete: async (name: string) => steps.push(name),
  });
  vi.stubGlobal('location', { reload: () => steps.push('reload') });
  onTestFinished(() => void vi.unstubAllGlobals());
  await switchResults({ results: 'covered' }, defaultPreferences);
  expect(steps).toEqual(['touchline-pages-1', 'reload']);
});
