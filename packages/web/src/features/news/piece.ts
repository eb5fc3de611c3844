import type { Article } from '@touchline/types';
import type { TFunction } from 'i18next';
import { articleDetails, type MatchPick } from '../../api/sample/article-details.ts';
import { type SampleArticle, writtenAt } from '../../api/sample/articles.ts';
import { type ArticleSection, sectionsOf } from '../../i18n/article-text.ts';
import { gameOf, type Sport, sportOf } from '../../paths.ts';
import type { Story } from './story.ts';

/** An article in full: of the site itself, or of the API. */
export interface Piece extends Story {
  readonly author: string;
  readonly aboutAuthor: string;
  readonly sections: readonly ArticleSection[];
  /** The match that it shows: by its id, or one to be looked up. */
  readonly match: string | MatchPick | undefined;
}

export function ownPiece(article: SampleArticle, t: TFunction, now: number): Piece {
  const { author, match } = articleDetails[article.id];
  return {
    ...article,
    match,
    title: t(`content.news.${article.id}`),
    at: writtenAt(article, now),
    author: t(`article:authors.${author}.name`),
    aboutAuthor: t(`article:authors.${author}.about`),
    sections: sectionsOf(t, article.id),
  };
}

/** `sport` is that of its URL, for an article that does not name its own. */
export const toPiece = (
  { id, title, image, board, author, section, ...rest }: Article,
  sport: Sport,
): Piece => ({
  id,
  title,
  image,
  board,
  author,
  sport: sportOf(gameOf(rest, sport)),
  at: rest.created_at * 1000,
  aboutAuthor: rest.author_description,
  sections: section,
  match: section.find(({ name }) => name === 'match')?.value as string | undefined,
});
