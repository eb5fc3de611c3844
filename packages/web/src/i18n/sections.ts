import { sections as en } from './en/sections.ts';
import type { Language } from './languages.ts';
import type { Translated } from './translated.ts';
import { sections as zh } from './zh/sections.ts';

export type Section = keyof typeof en;

type Texts<S extends Section> = Awaited<ReturnType<(typeof en)[S]>>['default'];
export type EnglishSections = { readonly [S in Section]: Texts<S> };
export type SectionLoaders = {
  readonly [S in Section]: () => Promise<{ default: Translated<Texts<S>> }>;
};

const loaders: Record<Language, SectionLoaders> = { en, zh };

export const sections = Object.keys(en) as Section[];

export const isSection = (name: string): name is Section => name in en;

export type SectionTexts = Partial<Translated<EnglishSections>>;

export async function loadSection(name: Section, language: Language): Promise<SectionTexts> {
  return { [name]: (await loaders[language][name]()).default } as SectionTexts;
}
