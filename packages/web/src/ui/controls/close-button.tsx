import { Icon } from '../graphics/icon.tsx';
import button from './button.module.css';

interface CloseButtonProps {
  label: string;
  onClose: () => void;
}

export const CloseButton = ({ label, onClose }: CloseButtonProps) => (
  <button type="button" className={button.icon} aria-label={label} onClick={onClose}>
    <Icon name="close" />
  </button>
);
