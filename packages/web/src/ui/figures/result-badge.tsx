import { classNames } from '../dom/class-names.ts';
import styles from './result-badge.module.css';

export type Outcome = 'win' | 'draw' | 'loss';

interface ResultBadgeProps {
  outcome: Outcome;
  letter: string;
  /** For screen readers, where no text beside the badge names the result. */
  label?: string;
  className?: string | undefined;
}

/** A result as letter and shape: never the colour alone. */
export const ResultBadge = ({ outcome, letter, label, className }: ResultBadgeProps) => (
  <span
    className={classNames(styles.pip, className)}
    data-outcome={outcome}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {letter}
  </span>
);
