import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

interface TwoColumnsProps {
  children: ReactNode;
  side: ReactNode;
  /** Replaces the side column. */
  beside?: ReactNode;
}

export const TwoColumns = ({ children, side, beside }: TwoColumnsProps) => (
  <div className={styles.frame}>
    <div className={styles.columns} data-split={beside ? '' : undefined}>
      <div>{children}</div>
      {beside ?? <aside className={styles.side}>{side}</aside>}
    </div>
  </div>
);
