import { classNames } from '../dom/class-names.ts';
import styles from './live-badge.module.css';

interface LiveBadgeProps {
  word: string;
  /** A minute, or the name of a period. */
  clock: string;
  large?: boolean;
}

/** Live state as dot, word and clock: never the colour alone. */
export function LiveBadge({ word, clock, large }: LiveBadgeProps) {
  const isNumber = /^\d/.test(clock);
  return (
    <span className={classNames(styles.live, large && styles.large)}>
      {word}{' '}
      <span className={isNumber ? classNames('fig', styles.figure) : undefined}>{clock}</span>
    </span>
  );
}
