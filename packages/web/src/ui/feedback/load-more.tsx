import type { ReactNode } from 'react';
import button from '../controls/button.module.css';
import { Icon } from '../graphics/icon.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  /** Whether the last request for more failed. */
  failed: boolean;
  pending: boolean;
  again: string;
  onRetry: () => void;
  /** The link or button to more, where there may be more. */
  children: ReactNode;
}

/** The foot of a list that loads in pages: the link to the next page, or a button to retry. */
export const LoadMore = ({ failed, pending, again, onRetry, children }: LoadMoreProps) => (
  <div className={styles.foot}>
    {failed ? (
      <button type="button" className={button.btn} onClick={onRetry} disabled={pending}>
        <Icon name="refresh" size="s" />
        {again}
      </button>
    ) : (
      children
    )}
  </div>
);
