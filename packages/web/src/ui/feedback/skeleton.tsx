import styles from './skeleton.module.css';

/** A placeholder for a word or a crest. */
export const Skeleton = ({ length }: { length?: 'long' | 'round' }) => (
  <span className={styles.skeleton} data-length={length} />
);
