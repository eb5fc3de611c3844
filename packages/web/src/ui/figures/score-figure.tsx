import styles from './score-figure.module.css';
import { useJustChanged } from './use-just-changed.ts';

interface ScoreFigureProps {
  score: number | null;
  lost?: boolean;
}

/** One side's score. A changed score slides in; its surroundings can be tinted with `:has([data-changed])`. */
export function ScoreFigure({ score, lost }: ScoreFigureProps) {
  const changed = useJustChanged(score);
  return (
    <b className={styles.score} data-lost={lost || undefined} data-changed={changed || undefined}>
      {score ?? 0}
    </b>
  );
}
