import type { SampleArticle } from '../../api/sample/articles.ts';

const most = 4;

/** Of the same sport first, then of the same board, then whatever is newest. */
export function relatedTo(
  article: SampleArticle,
  all: readonly SampleArticle[],
): readonly SampleArticle[] {
  const kinship = ({ sport, board }: SampleArticle) =>
    (sport === article.sport ? 2 : 0) + (board === article.board ? 1 : 0);
  return all
    .filter(({ id }) => id !== article.id)
    .sort((one, other) => kinship(other) - kinship(one))
    .slice(0, most);
}
