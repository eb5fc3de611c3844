import type { Article, Sport } from '@touchline/types';
import type { Localized } from '../world/localized.ts';
import type { AuthorId } from './authors.ts';

/** The text of a feature is a list of them, the file with its id in `data/features/`. */
export type FeatureSection =
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
  readonly sport: Sport;
  readonly board: Article['board'];
  readonly author: AuthorId;
  readonly title: Localized;
  /** Shown in the section `match`. */
  readonly match: MatchPick;
}
