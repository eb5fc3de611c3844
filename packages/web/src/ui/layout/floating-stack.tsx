import type { ReactNode } from 'react';
import styles from './floating-stack.module.css';

/** What floats at the foot of the window: one above the other, so that nothing covers its neighbour. */
export const FloatingStack = ({ children }: { children: ReactNode }) => (
  <div className={styles.bottom}>{children}</div>
);
