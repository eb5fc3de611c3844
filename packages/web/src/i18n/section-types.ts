import type { sections } from './en/sections.ts';
import type { Translated } from './translated.ts';

export type Section = keyof typeof sections;

type Texts<S extends Section> = Awaited<ReturnType<(typeof sections)[S]>>['default'];
export type EnglishSections = { readonly [S in Section]: Texts<S> };
export type SectionLoaders = {
  readonly [S in Section]: () => Promise<{ default: Translated<Texts<S>> }>;
};
