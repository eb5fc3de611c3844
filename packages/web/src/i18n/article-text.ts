import type { TFunction } from 'i18next';

/** An article's text in one language. The match shown at `match` is chosen in api/sample. */
export interface ArticleText {
  readonly section: readonly (
    | { readonly name: 'title' | 'content'; readonly value: string }
    | { readonly name: 'bulletPoints'; readonly value: readonly string[] }
    | { readonly name: 'match' }
  )[];
}

export type ArticleSection = ArticleText['section'][number];

/** The sections of an article; empty until its text is loaded. */
export function sectionsOf(t: TFunction, id: string): readonly ArticleSection[] {
  const text: unknown = t(`articles/${id}:section` as never, { returnObjects: true });
  return Array.isArray(text) ? text : [];
}
