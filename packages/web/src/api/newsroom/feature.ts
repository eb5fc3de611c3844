import type { Article, Sport } from '@touchline/types';
import type { Language } from '../../i18n/languages.ts';
import type authors from './authors.json';

/** In English, and in each other language that it has been translated to. */
export type Localized = { readonly en: string } & Readonly<Partial<Record<Language, string>>>;

/** An article by an author. Its text is the same at any instant; its date is not. */
export interface Feature {
  readonly id: string;
  readonly sport: Sport;
  readonly board: Article['board'];
  readonly author: keyof typeof authors;
  readonly title: Localized;
}

/** The text of a feature is a list of them, the file with its id in `texts/`. */
export type FeatureSection =
  | { readonly name: 'title' | 'content'; readonly value: Localized }
  | { readonly name: 'bulletPoints'; readonly value: readonly Localized[] }
  | { readonly name: 'match' };
