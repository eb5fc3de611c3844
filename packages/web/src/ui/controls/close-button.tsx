import { Icon } from '../graphics/icon.tsx';
import button from './button.module.css';

export const CloseButton = ({ label, onClose }: { label: string; onClose: () => void }) => (
  <button type="button" className={button.icon} aria-label={label} onClick={onClose}>
    <Icon name="close" />
  </button>
);
