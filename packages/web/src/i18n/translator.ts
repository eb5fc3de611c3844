import { createInstance, type i18n } from 'i18next';
import type { Catalogue } from './catalogue.ts';
import type { Language } from './languages.ts';
import { isSection, loadSection, type Section } from './sections.ts';

/** Created per render, so that two visitors never share a language. */
export function createTranslator(language: Language, catalogue: Partial<Catalogue>): i18n {
  const translator = createInstance();
  void translator.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: catalogue } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return translator;
}

export function addCatalogue(
  translator: i18n,
  language: Language,
  catalogue: Partial<Catalogue>,
): void {
  translator.addResourceBundle(language, 'translation', catalogue, true, true);
}

/** The sections that the translator has loaded in a language. */
export function loadedSections(translator: i18n, language: Language): Section[] {
  return Object.keys(translator.getResourceBundle(language, 'translation') ?? {}).filter(isSection);
}

/** Fetches the sections that are not loaded yet. */
export async function addSections(
  translator: i18n,
  language: Language,
  names: readonly Section[],
): Promise<void> {
  const loaded = loadedSections(translator, language);
  const missing = names.filter((name) => !loaded.includes(name));
  const fetched = await Promise.all(missing.map((name) => loadSection(name, language)));
  for (const texts of fetched) addCatalogue(translator, language, texts);
}
