import { classNames } from '../../ui/dom/class-names.ts';
import pulse from '../../ui/feedback/skeleton.module.css';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './tournament-row.module.css';

interface TournamentRowSkeletonProps {
  count: number;
  className?: string | undefined;
  brief?: boolean;
  full?: boolean;
}

export const TournamentRowSkeleton = ({
  count,
  className,
  brief,
  full,
}: TournamentRowSkeletonProps) => (
  <div className={classNames(pulse.pulse, className)} data-scripted="" aria-hidden="true">
    {Array.from({ length: count }, (_, number) => number).map((number) => (
      <div
        className={styles.row}
        data-brief={brief || undefined}
        data-full={full || undefined}
        key={number}
      >
        <div className={styles.cup}>
          <Skeleton length="round" />
          <Skeleton length="long" />
          <Skeleton />
        </div>
      </div>
    ))}
  </div>
);
