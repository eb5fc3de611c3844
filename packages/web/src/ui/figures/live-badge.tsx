import { classNames } from '../dom/class-names.ts';
import styles from './live-badge.module.css';

interface LiveBadgeProps {
  word: string;
  /** A minute, or the name of a period. */
  clock: string;
  large?: boolean;
}

/** Dot, word and clock: never the colour alone. */
export function LiveBadge({ word, clock, large }: LiveBadgeProps) {
  const figure = /^\d/.test(clock);
  return (
    <span className={classNames(styles.live, large && styles.large)}>
      {word} <span className={figure ? classNames('fig', styles.figure) : undefined}>{clock}</span>
    </span>
  );
}
