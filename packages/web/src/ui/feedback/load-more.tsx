import type { ReactNode } from 'react';
import button from '../controls/button.module.css';
import { Icon } from '../graphics/icon.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  /** The rest of the list was asked for and did not come. */
  failed: boolean;
  pending: boolean;
  again: string;
  onAgain: () => void;
  /** What leads to more, where there may be more. */
  children: ReactNode;
}

/** Under a list that comes in pieces: the way to the next one, or to ask for it again. */
export const LoadMore = ({ failed, pending, again, onAgain, children }: LoadMoreProps) => (
  <div className={styles.foot}>
    {failed ? (
      <button type="button" className={button.btn} onClick={onAgain} disabled={pending}>
        <Icon name="refresh" size="s" />
        {again}
      </button>
    ) : (
      children
    )}
  </div>
);
