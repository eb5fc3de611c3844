import type { SampleArticle } from '../../api/sample/articles.ts';

const MAX_RELATED = 4;

/** Articles of the same sport first, then of the same board, then the latest. */
export function relatedTo(
  article: SampleArticle,
  all: readonly SampleArticle[],
): readonly SampleArticle[] {
  const similarity = ({ sport, board }: SampleArticle) =>
    (sport === article.sport ? 2 : 0) + (board === article.board ? 1 : 0);
  return all
    .filter(({ id }) => id !== article.id)
    .sort((one, other) => similarity(other) - similarity(one))
    .slice(0, MAX_RELATED);
}
