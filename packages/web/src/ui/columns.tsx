import type { ReactNode } from 'react';
import styles from './columns.module.css';

export const Columns = ({ children, side }: { children: ReactNode; side: ReactNode }) => (
  <div className={styles.columns}>
    <div>{children}</div>
    <aside className={styles.side}>{side}</aside>
  </div>
);
