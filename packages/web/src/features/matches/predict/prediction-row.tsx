import type { ReactNode } from 'react';
import styles from './prediction-card.module.css';

interface PredictionRowProps {
  label: string;
  home: ReactNode;
  away: ReactNode;
}

/** One thing of both sides, its name on the halfway line. */
export const PredictionRow = ({ label, home, away }: PredictionRowProps) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{home}</dd>
    <dd>{away}</dd>
  </div>
);
