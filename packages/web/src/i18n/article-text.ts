import type { TFunction } from 'i18next';

/** What an article says, in one language. Which match stands at `match` is no matter of words. */
export interface ArticleText {
  readonly section: readonly (
    | { readonly name: 'title' | 'content'; readonly value: string }
    | { readonly name: 'bulletPoints'; readonly value: readonly string[] }
    | { readonly name: 'match' }
  )[];
}

export type ArticleSection = ArticleText['section'][number];

/** The sections of an article whose text is here; none before it is. */
export function sectionsOf(t: TFunction, id: string): readonly ArticleSection[] {
  const text: unknown = t(`articles/${id}.section` as never, { returnObjects: true });
  return Array.isArray(text) ? text : [];
}
