import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import styles from './match-page.module.css';

/** As tall as the board that will come. */
export const MatchSkeleton = () => (
  <>
    <div className={styles.boardSkeleton} />
    <SkeletonLines count={8} />
  </>
);
