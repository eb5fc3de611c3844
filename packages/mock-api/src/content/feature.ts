import type { Article, Sport } from '@touchline/types';
import type { Localized } from '../world/localized.ts';
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

/** An article by an author, a file in `features/`. Its text is the same at any instant; its match and its date are not. */
export interface Feature {
  readonly id: string;
  readonly sport: Sport;
  readonly board: Article['board'];
  readonly author: AuthorId;
  readonly title: Localized;
  readonly section: readonly FeatureSection[];
  /** Shown in the section `match`. */
  readonly match: MatchPick;
}
