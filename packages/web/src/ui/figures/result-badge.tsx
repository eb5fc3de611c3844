import { classNames } from '../dom/class-names.ts';
import styles from './result-badge.module.css';

export type Outcome = 'win' | 'draw' | 'loss';
/** A result, or one on penalties. */
export type Pip = Outcome | 'win-p' | 'loss-p';

interface ResultBadgeProps {
  outcome: Pip;
  /** With a second one for penalties. */
  letter: string;
  /** For screen readers, where no text beside the badge names the result. */
  label?: string;
  className?: string | undefined;
}

/** A result as letter and shape: never the colour alone. */
export const ResultBadge = ({ outcome, letter, label, className }: ResultBadgeProps) => (
  <span
    className={classNames(styles.pip, className)}
    data-outcome={outcome.replace('-p', '')}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <span>
      {letter[0]}
      <small>{letter.slice(1)}</small>
    </span>
  </span>
);
