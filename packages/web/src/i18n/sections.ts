import { articleTexts } from './article-texts.ts';
import type { Language } from './languages.ts';
import type { Translated } from './translated.ts';

/** Texts of some pages only: each section is fetched with the first page that needs it. */
export const sections = {
  account: { en: () => import('./en/account.ts'), zh: () => import('./zh/account.ts') },
  auth: { en: () => import('./en/auth.ts'), zh: () => import('./zh/auth.ts') },
  tournaments: { en: () => import('./en/tournaments.ts'), zh: () => import('./zh/tournaments.ts') },
  teams: { en: () => import('./en/teams.ts'), zh: () => import('./zh/teams.ts') },
  detail: { en: () => import('./en/detail.ts'), zh: () => import('./zh/detail.ts') },
  news: { en: () => import('./en/news.ts'), zh: () => import('./zh/news.ts') },
  article: { en: () => import('./en/article.ts'), zh: () => import('./zh/article.ts') },
  info: { en: () => import('./en/info.ts'), zh: () => import('./zh/info.ts') },
  predictions: {
    en: () => import('./en/predictions.ts'),
    zh: () => import('./zh/predictions.ts'),
  },
  ...articleTexts,
  keys: { en: () => import('./en/keys.ts'), zh: () => import('./zh/keys.ts') },
  search: { en: () => import('./en/search.ts'), zh: () => import('./zh/search.ts') },
};

export type Section = keyof typeof sections;

type Texts<S extends Section> = Awaited<ReturnType<(typeof sections)[S]['en']>>['default'];
export type EnglishSections = { readonly [S in Section]: Texts<S> };

export const isSection = (name: string): name is Section => name in sections;

export type SectionTexts = Partial<Translated<EnglishSections>>;

export async function loadSection(name: Section, language: Language): Promise<SectionTexts> {
  return { [name]: (await sections[name][language]()).default } as SectionTexts;
}
