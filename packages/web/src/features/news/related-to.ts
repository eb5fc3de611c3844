import type { Story } from './story.ts';

const MAX_RELATED = 4;

/** Articles of the same sport first, then of the same board, then the latest. */
export function relatedTo(
  article: Pick<Story, 'id' | 'sport' | 'board'>,
  all: readonly Story[],
): readonly Story[] {
  const similarity = ({ sport, board }: Story) =>
    (sport === article.sport ? 2 : 0) + (board === article.board ? 1 : 0);
  return all
    .filter(({ id }) => id !== article.id)
    .sort((one, other) => similarity(other) - similarity(one))
    .slice(0, MAX_RELATED);
}
