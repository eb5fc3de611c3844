import { classNames } from '../dom/class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import styles from './star-toggle.module.css';

interface StarToggleProps {
  label: string;
  on: boolean;
  onToggle: () => void;
  className?: string | undefined;
  /** False far outside the window, where the button has no icon. */
  drawn?: boolean | undefined;
}

export function StarToggle({ label, on, onToggle, className, drawn = true }: StarToggleProps) {
  return (
    <button
      type="button"
      className={classNames(styles.star, className)}
      aria-pressed={on}
      aria-label={label}
      onClick={onToggle}
    >
      {drawn && <Icon name="star" />}
    </button>
  );
}
