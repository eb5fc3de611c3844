import { classNames } from '../dom/class-names.ts';
import styles from './stat.module.css';

interface StatProps {
  figure: string;
  label: string;
  large?: boolean;
}

export const Stat = ({ figure, label, large }: StatProps) => (
  <div className={classNames(styles.stat, large && styles.large)}>
    <b>{figure}</b>
    <span>{label}</span>
  </div>
);
