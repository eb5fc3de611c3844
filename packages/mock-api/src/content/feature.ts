import type { Article } from '@touchline/types';
import { type Localized, localize } from '../world/localized.ts';
import type { NewsSport } from '../world/news/news-matches.ts';
import type { AuthorId } from './authors.ts';

type FeatureSection =
  | { readonly name: 'title' | 'content'; readonly value: Localized }
  | { readonly name: 'bulletPoints'; readonly value: readonly Localized[] }
  | { readonly name: 'match' };

/** The next or the last match of a team or a tournament. */
export interface MatchPick {
  readonly of: string;
  readonly which: 'upcoming' | 'finished';
}

/** An article by an author. Its text is the same at any instant; its match and its date are not. */
export interface Feature {
  readonly id: string;
  readonly sport: NewsSport;
  readonly board: Article['board'];
  readonly author: AuthorId;
  readonly title: Localized;
  readonly section: readonly FeatureSection[];
  /** Shown in the section `MATCH`. */
  readonly match: MatchPick;
}

export const heading = (en: string, zh: string, es: string): FeatureSection => ({
  name: 'title',
  value: localize(en, zh, es),
});

export const text = (en: string, zh: string, es: string): FeatureSection => ({
  name: 'content',
  value: localize(en, zh, es),
});

export const points = (
  ...rows: readonly (readonly [en: string, zh: string, es: string])[]
): FeatureSection => ({
  name: 'bulletPoints',
  value: rows.map(([en, zh, es]) => localize(en, zh, es)),
});

export const MATCH: FeatureSection = { name: 'match' };
