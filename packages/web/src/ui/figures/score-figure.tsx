import { useEffect, useState } from 'react';
import styles from './score-figure.module.css';

/** Longer than the animation that marks a change, with and without reduced motion. */
const MARK_DURATION_MS = 2_000;

/** True for a while after a value changes; false for its first value, and where changes are quiet. */
function useJustChanged(value: unknown, isQuiet: boolean): boolean {
  const [previous, setPrevious] = useState(value);
  const [changed, setChanged] = useState(false);
  if (value !== previous) {
    setPrevious(value);
    setChanged(!isQuiet);
  }
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => setChanged(false), MARK_DURATION_MS);
    return () => clearTimeout(timer);
  }, [changed, previous]);
  return changed;
}

interface ScoreFigureProps {
  score: number | null;
  lost?: boolean;
  /** Without the mark of a change, where the visitor moves the score. */
  isQuiet?: boolean;
  /** Keeps the place of a figure, and has none. */
  covered?: boolean | undefined;
}

/** One side's score. A changed score slides in; its surroundings can be tinted with `:has([data-changed])`. */
export function ScoreFigure({ score, lost, isQuiet = false, covered }: ScoreFigureProps) {
  const changed = useJustChanged(score, isQuiet);
  return (
    <b className={styles.score} data-lost={lost || undefined} data-changed={changed || undefined}>
      {covered ? null : (score ?? '–')}
    </b>
  );
}
