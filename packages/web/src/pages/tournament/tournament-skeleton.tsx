import { SkeletonRows } from '../../features/matches/row/skeleton-rows.tsx';
import styles from './tournament-page.module.css';

/** As tall as the head and the first matches. */
export const TournamentSkeleton = () => (
  <>
    <div className={styles.heroSkeleton} />
    <SkeletonRows count={8} />
  </>
);
