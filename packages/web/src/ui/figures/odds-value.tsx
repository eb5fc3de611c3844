import { classNames } from '../dom/class-names.ts';
import styles from './odds-value.module.css';

interface OddsValueProps {
  text: string;
  /** For an estimate: the note that it is not a bookmaker's quote. */
  guess?: string | undefined;
  note?: string | undefined;
  moved?: 'up' | 'down' | undefined;
  className?: string | undefined;
}

export function OddsValue({ text, guess, note, moved, className }: OddsValueProps) {
  return (
    <span
      className={classNames(styles.odd, className)}
      data-guess={guess ? '' : undefined}
      data-moved={moved}
      title={guess ?? note}
    >
      {text}
      {guess && <span className="vh"> ({guess})</span>}
    </span>
  );
}
