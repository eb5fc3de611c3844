import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './main.module.css';

export const mainId = 'main';

interface MainProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The page itself, between header and footer: where the skip link leads, and the focus after a click. */
export const Main = ({ className, children }: MainProps) => (
  <main className={classes(styles.main, className)} id={mainId} tabIndex={-1}>
    {children}
  </main>
);
