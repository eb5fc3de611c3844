import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './star.module.css';

interface StarProps {
  label: string;
  on: boolean;
  onToggle: () => void;
  className?: string | undefined;
}

export function Star({ label, on, onToggle, className }: StarProps) {
  return (
    <button
      type="button"
      className={classes(styles.star, className)}
      aria-pressed={on}
      aria-label={label}
      onClick={onToggle}
    >
      <Icon name="star" />
    </button>
  );
}
