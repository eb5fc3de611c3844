import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import styles from './team-page.module.css';

/** As tall as the head that will come. */
export const TeamSkeleton = () => (
  <>
    <div className={styles.heroSkeleton} />
    <SkeletonLines count={8} />
  </>
);
