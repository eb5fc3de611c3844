import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  side: ReactNode;
  /** A page that takes the place of the side column; where there is room for one only, it is alone. */
  beside?: ReactNode;
}

export const Columns = ({ children, side, beside }: ColumnsProps) => (
  <div className={styles.frame}>
    <div className={styles.columns} data-beside={beside ? '' : undefined}>
      <div>{children}</div>
      {beside ? (
        <div className={styles.pane} data-pane="" tabIndex={-1}>
          {beside}
        </div>
      ) : (
        <aside className={styles.side}>{side}</aside>
      )}
    </div>
  </div>
);
