import type { ReactNode } from 'react';
import { Inside } from '../../ui/layout/main.tsx';
import styles from './match-pane.module.css';

/** The page of a match beside the list, or, where there is room for one only, in its place. */
export const MatchPane = ({ children }: { children: ReactNode }) => (
  <div className={styles.pane} data-pane="" tabIndex={-1}>
    <Inside value={true}>{children}</Inside>
  </div>
);
