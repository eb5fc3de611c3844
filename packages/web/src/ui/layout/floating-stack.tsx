import type { ReactNode } from 'react';
import styles from './floating-stack.module.css';

/** Stacks the floating parts at the foot of the window, so that none covers another. */
export const FloatingStack = ({ children }: { children: ReactNode }) => (
  <div className={styles.bottom}>{children}</div>
);
