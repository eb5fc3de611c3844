import type core from './en/core.ts';
import type { Language } from './languages.ts';
import { type EnglishSections, loadSection, type Section, sections } from './sections.ts';
import type { Translated } from './translated.ts';

export type English = typeof core & EnglishSections;
export type Catalogue = Translated<English>;

/** Texts of all pages. Only the current language is fetched. */
const coreTexts: Record<Language, () => Promise<{ default: Translated<typeof core> }>> = {
  en: () => import('./en/core.ts'),
  zh: () => import('./zh/core.ts'),
};

/** The texts of all pages, and of the named sections. */
export async function loadCatalogue(
  language: Language,
  names: readonly Section[] = [],
): Promise<Partial<Catalogue>> {
  const [core, ...texts] = await Promise.all([
    coreTexts[language](),
    ...names.map((name) => loadSection(name, language)),
  ]);
  return Object.assign({}, core.default, ...texts);
}

export const loadWholeCatalogue = (language: Language) => loadCatalogue(language, sections);
