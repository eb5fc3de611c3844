import { classes } from '../dom/class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import styles from './star-toggle.module.css';

interface StarProps {
  label: string;
  on: boolean;
  onToggle: () => void;
  className?: string | undefined;
  /** Far from sight it is a button without its picture. */
  drawn?: boolean | undefined;
}

export function Star({ label, on, onToggle, className, drawn = true }: StarProps) {
  return (
    <button
      type="button"
      className={classes(styles.star, className)}
      aria-pressed={on}
      aria-label={label}
      onClick={onToggle}
    >
      {drawn && <Icon name="star" />}
    </button>
  );
}
