import { classNames } from '../dom/class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import styles from './star-toggle.module.css';

interface StarToggleProps {
  label: string;
  isStarred: boolean;
  onToggle: () => void;
  className?: string | undefined;
}

export function StarToggle(props: StarToggleProps) {
  const { label, isStarred, onToggle, className } = props;
  return (
    <button
      type="button"
      className={classNames(styles.star, className)}
      data-starred={isStarred}
      aria-label={label}
      onClick={onToggle}
    >
      <Icon name="star" />
    </button>
  );
}
