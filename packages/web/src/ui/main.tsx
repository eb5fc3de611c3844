import type { ReactNode } from 'react';
import styles from './main.module.css';

export const mainId = 'main';

/** The page itself, between header and footer: where the skip link leads, and the focus after a click. */
export const Main = ({ children }: { children: ReactNode }) => (
  <main className={styles.main} id={mainId} tabIndex={-1}>
    {children}
  </main>
);
