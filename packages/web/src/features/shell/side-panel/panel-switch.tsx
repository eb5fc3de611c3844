import { Icon } from '../../../ui/graphics/icon.tsx';
import choice from './panel-choice.module.css';
import rows from './panel-row.module.css';

interface PanelSwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export const PanelSwitch = ({ label, isOn, onChange }: PanelSwitchProps) => (
  <button type="button" className={rows.row} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
    {label}
    {isOn && <Icon name="check" size="s" className={choice.check} />}
  </button>
);
