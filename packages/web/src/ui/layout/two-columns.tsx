import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  side: ReactNode;
  /** What takes the place of the side column. */
  beside?: ReactNode;
}

export const Columns = ({ children, side, beside }: ColumnsProps) => (
  <div className={styles.frame}>
    <div className={styles.columns} data-split={beside ? '' : undefined}>
      <div>{children}</div>
      {beside ?? <aside className={styles.side}>{side}</aside>}
    </div>
  </div>
);
