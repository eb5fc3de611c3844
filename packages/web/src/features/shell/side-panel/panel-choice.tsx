import { Icon, type IconName } from '../../../ui/graphics/icon.tsx';
import styles from './panel-choice.module.css';
import { PanelGroup } from './panel-group.tsx';
import rows from './panel-row.module.css';

interface PanelChoiceProps<T extends string> {
  icon: IconName;
  title: string;
  options: readonly T[];
  labelOf: (option: T) => string;
  value: T;
  onChoose: (option: T) => void;
}

/** A choice of one, laid out in the panel itself. */
export function PanelChoice<T extends string>(props: PanelChoiceProps<T>) {
  const { icon, title, options, labelOf, value, onChoose } = props;
  return (
    <PanelGroup icon={icon} title={title} value={labelOf(value)}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={rows.row}
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
        >
          {labelOf(option)}
          {option === value && <Icon name="check" size="s" className={styles.check} />}
        </button>
      ))}
    </PanelGroup>
  );
}
