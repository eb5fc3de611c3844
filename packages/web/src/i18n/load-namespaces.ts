import type { i18n } from 'i18next';
import { loadCatalogue } from './catalogue.ts';
import { type Language, withFallbacks } from './languages.ts';
import type { Namespace } from './namespaces.ts';

export const loadedNamespaces = (instance: i18n, language: Language): Namespace[] =>
  Object.keys(instance.getDataByLanguage(language) ?? {}) as Namespace[];

/**
 * Fetches the namespaces that a language lacks. i18next's own `loadNamespaces` resolves when a
 * namespace could not be fetched, and does not try again.
 */
export async function loadNamespaces(
  instance: i18n,
  language: Language,
  names: readonly Namespace[],
): Promise<void> {
  const fetched = withFallbacks(language).map(async (code) => {
    const missing = names.filter((name) => !instance.hasResourceBundle(code, name));
    return [code, await loadCatalogue(code, missing)] as const;
  });
  for (const [code, catalogue] of await Promise.all(fetched))
    for (const [name, texts] of Object.entries(catalogue))
      instance.addResourceBundle(code, name, texts);
}

/** In development: shows the current texts of the sources. */
export async function reloadTexts(instance: i18n): Promise<void> {
  for (const code of instance.languages as Language[]) {
    const catalogue = await loadCatalogue(code, loadedNamespaces(instance, code));
    for (const [name, texts] of Object.entries(catalogue))
      instance.addResourceBundle(code, name, texts);
  }
  instance.emit('languageChanged', instance.language);
}
