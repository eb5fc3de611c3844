import styles from './skeleton.module.css';

/** Stands where a word or a crest will be. */
export const Skeleton = ({ length }: { length?: 'long' | 'round' }) => (
  <span className={styles.skeleton} data-length={length} />
);
