import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/graphics/icon.tsx';
import styles from './panel-group.module.css';
import rows from './panel-row.module.css';

interface PanelGroupProps {
  icon: IconName;
  title: string;
  value?: string | undefined;
  open?: boolean;
  children: ReactNode;
}

export const PanelGroup = ({ icon, title, value, open, children }: PanelGroupProps) => (
  <details open={open}>
    <summary className={rows.row}>
      <Icon name={icon} />
      {title}
      {value && <span className={styles.value}>{value}</span>}
      <Icon name="down" size="s" className={styles.fold} />
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
