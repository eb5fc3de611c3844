import type english from './en.ts';
import type { Language } from './languages.ts';
import type { Translated } from './translated.ts';

export type Catalogue = Translated<typeof english>;

/** Only the language that is shown is fetched. */
const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
};

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await catalogues[language]()).default;
}
