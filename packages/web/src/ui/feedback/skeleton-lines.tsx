import pulse from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-lines.module.css';

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

/** As tall as the one-line rows that will come. */
export const SkeletonLines = ({ count }: { count: number }) => (
  <div className={pulse.pulse} aria-hidden="true">
    {numbers(count).map((number) => (
      <div className={styles.line} key={number}>
        <Skeleton length="round" />
        <Skeleton length="long" />
      </div>
    ))}
  </div>
);
