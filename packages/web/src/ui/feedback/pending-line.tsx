import styles from './pending-line.module.css';

/** Shows that the next page is loading. */
export const PendingLine = ({ pending }: { pending: boolean }) =>
  pending && <div className={styles.line} data-pending="" />;
