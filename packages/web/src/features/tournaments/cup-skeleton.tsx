import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './cup-row.module.css';

interface CupSkeletonProps {
  count: number;
  className: string | undefined;
}

export const CupSkeleton = ({ count, className }: CupSkeletonProps) => (
  <div className={className} aria-hidden="true">
    {Array.from({ length: count }, (_, number) => number).map((number) => (
      <div className={styles.cup} key={number}>
        <Skeleton length="round" />
        <Skeleton length="long" />
        <Skeleton />
      </div>
    ))}
  </div>
);
