import type { Article, NewsItem } from '@touchline/types';
import { gameOf, type Sport, sportOf } from '../../paths.ts';

const MAX_RELATED = 4;

/** News of the same sport first, then of the same board, then the latest. */
export function relatedTo(
  article: Pick<Article, 'id' | 'board'>,
  sport: Sport,
  all: readonly NewsItem[],
): readonly NewsItem[] {
  const similarity = (item: NewsItem) =>
    (sportOf(gameOf(item)) === sport ? 2 : 0) + (item.board === article.board ? 1 : 0);
  return all
    .filter(({ id }) => id !== article.id)
    .sort((one, other) => similarity(other) - similarity(one))
    .slice(0, MAX_RELATED);
}
