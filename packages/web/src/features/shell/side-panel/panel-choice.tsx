import { Icon, type IconName } from '../../../ui/graphics/icon.tsx';
import styles from './panel-choice.module.css';
import { PanelGroup } from './panel-group.tsx';
import rows from './panel-row.module.css';

interface PanelChoiceProps {
  icon: IconName;
  title: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** A group of options of which one is chosen. */
export function PanelChoice({ icon, title, options, value, onChoose }: PanelChoiceProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <PanelGroup icon={icon} title={title} value={chosen?.label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={rows.row}
          aria-pressed={option === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
          {option === chosen && <Icon name="check" size="s" className={styles.check} />}
        </button>
      ))}
    </PanelGroup>
  );
}
