import type { ReactNode } from 'react';
import styles from './prediction-card.module.css';

interface PredictionRowProps {
  label: string;
  home: ReactNode;
  away: ReactNode;
}

/** One value for both sides, its label on the halfway line. */
export const PredictionRow = ({ label, home, away }: PredictionRowProps) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{home}</dd>
    <dd>{away}</dd>
  </div>
);
