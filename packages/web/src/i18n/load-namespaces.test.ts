import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { createI18n } from './create-i18n.ts';
import { reloadTexts } from './load-namespaces.ts';

test('reloaded texts replace those of the namespaces in use, and components render anew', async () => {
  const { core } = await loadCatalogue('en', ['core']);
  const stale = { ...core, shell: { ...core.shell, skip: 'An old text' } };
  const translator = createI18n('en', { core: stale as unknown as typeof core });
  const languages: string[] = [];
  translator.on('languageChanged', (language) => languages.push(language));
  expect(translator.t('shell.skip')).toBe('An old text');
  await reloadTexts(translator);
  expect(translator.t('shell.skip')).toBe(core.shell.skip);
  expect(translator.hasResourceBundle('en', 'auth')).toBe(false);
  expect(languages).toEqual(['en']);
});
