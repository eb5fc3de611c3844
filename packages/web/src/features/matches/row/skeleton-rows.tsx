import { classNames } from '../../../ui/dom/class-names.ts';
import pulse from '../../../ui/feedback/skeleton.module.css';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import intrinsicSize from './intrinsic-size.module.css';
import styles from './skeleton-rows.module.css';

/** As tall as the rows it stands in for, so that loading them shifts nothing. */
export function SkeletonRows({ count }: { count: number }) {
  return (
    <div
      className={classNames(intrinsicSize.rows, pulse.pulse)}
      data-rows={count}
      data-scripted=""
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, number) => (
        <div className={styles.row} key={number}>
          <span className={styles.clock}>
            <Skeleton />
          </span>
          <span className={styles.home}>
            <Skeleton length="long" />
            <Skeleton length="round" />
          </span>
          <span className={styles.mid}>
            <Skeleton />
          </span>
          <span className={styles.away}>
            <Skeleton length="round" />
            <Skeleton length="long" />
          </span>
        </div>
      ))}
    </div>
  );
}
