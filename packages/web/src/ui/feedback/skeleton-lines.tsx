import pulse from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-lines.module.css';

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** As tall as the one-line rows that it stands in for. */
export const SkeletonLines = ({ count }: { count: number }) => (
  <div className={pulse.pulse} data-scripted="" aria-hidden="true">
    {indexes(count).map((index) => (
      <div className={styles.line} key={index}>
        <Skeleton length="round" />
        <Skeleton length="long" />
      </div>
    ))}
  </div>
);
