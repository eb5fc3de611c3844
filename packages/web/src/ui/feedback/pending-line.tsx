import styles from './pending-line.module.css';

/** The next page is on its way. */
export const PendingLine = ({ pending }: { pending: boolean }) =>
  pending && <div className={styles.line} data-pending="" />;
