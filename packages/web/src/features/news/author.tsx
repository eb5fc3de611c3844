import styles from './author.module.css';
import type { Piece } from './piece.ts';

/** NWS-3: the author's name and a short biography. */
export function Author({ author, aboutAuthor }: Pick<Piece, 'author' | 'aboutAuthor'>) {
  return (
    <div className={styles.writer}>
      <span className={styles.face} aria-hidden="true">
        {[...author][0]}
      </span>
      <strong>{author}</strong>
      <p>{aboutAuthor}</p>
    </div>
  );
}
