import { classNames } from '../../../ui/dom/class-names.ts';
import pulse from '../../../ui/feedback/skeleton.module.css';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import room from '../offscreen/intrinsic-size.module.css';
import styles from './skeleton-rows.module.css';

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

/** As tall as the rows that will come, so that nothing moves when they do. */
export function SkeletonRows({ count }: { count: number }) {
  return (
    <div className={classNames(room.rows, pulse.pulse)} data-rows={count} aria-hidden="true">
      {numbers(count).map((number) => (
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
