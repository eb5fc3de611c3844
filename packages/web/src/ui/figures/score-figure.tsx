import styles from './score-figure.module.css';
import { useJustChanged } from './use-just-changed.ts';

interface ScoreFigureProps {
  score: number | null;
  lost?: boolean;
}

/** One side's score. A new one slides into its place; what stands round it may take the tint by `:has`. */
export function ScoreFigure({ score, lost }: ScoreFigureProps) {
  const changed = useJustChanged(score);
  return (
    <b className={styles.score} data-lost={lost || undefined} data-changed={changed || undefined}>
      {score ?? 0}
    </b>
  );
}
