import { classes } from '../dom/class-names.ts';
import styles from './live-badge.module.css';

interface LiveMarkProps {
  word: string;
  /** A minute, or the name of a period. */
  clock: string;
  large?: boolean;
}

/** Dot, word and clock: never the colour alone. */
export function LiveMark({ word, clock, large }: LiveMarkProps) {
  const figure = /^\d/.test(clock);
  return (
    <span className={classes(styles.live, large && styles.large)}>
      {word} <span className={figure ? classes('fig', styles.figure) : undefined}>{clock}</span>
    </span>
  );
}
