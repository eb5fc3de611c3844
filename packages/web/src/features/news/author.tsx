import type { Article } from '@touchline/types';
import styles from './author.module.css';

/** NWS-3: the author's name and a short biography. */
export const Author = ({ author, author_description: about }: Article) => (
  <div className={styles.writer}>
    <span className={styles.face} aria-hidden="true">
      {[...author][0]}
    </span>
    <strong>{author}</strong>
    <p>{about}</p>
  </div>
);
