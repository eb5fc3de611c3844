import type { ReactNode } from 'react';
import { type FailedCall, RetryButton } from './failed.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  resource: FailedCall;
  /** Whether the last request for more failed. */
  failed: boolean;
  /** The link or button to more, where there may be more. */
  children: ReactNode;
}

/** The foot of a list that loads in pages: the link to the next page, or a button to retry. */
export const LoadMore = ({ resource: { pending, retry }, failed, children }: LoadMoreProps) => (
  <div className={styles.foot}>
    {failed ? <RetryButton pending={pending} retry={retry} /> : children}
  </div>
);
