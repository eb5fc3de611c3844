import { sections as en } from './en/sections.ts';
import type { Language } from './languages.ts';
import type { EnglishSections, Section, SectionLoaders } from './section-types.ts';
import type { Translated } from './translated.ts';
import { sections as zh } from './zh/sections.ts';

export type { EnglishSections, Section } from './section-types.ts';

const loaders: Record<Language, SectionLoaders> = { en, zh };

export const sections = Object.keys(en) as Section[];

export const isSection = (name: string): name is Section => name in en;

export type SectionTexts = Partial<Translated<EnglishSections>>;

export async function loadSection(name: Section, language: Language): Promise<SectionTexts> {
  return { [name]: (await loaders[language][name]()).default } as SectionTexts;
}
