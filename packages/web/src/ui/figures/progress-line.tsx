import { classNames } from '../dom/class-names.ts';
import styles from './progress-line.module.css';

/** How far a match has run, as a width: an attribute, because the page's policy forbids style attributes. */
export const svgWidth = (played: number): string => `${(played * 100).toFixed(1)}%`;

/** Decoration: the minute says the same in words. */
export function ProgressLine({
  played,
  className,
}: {
  played: number;
  className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.run, className)}>
      <svg className={styles.played} width={svgWidth(played)} height="2" aria-hidden="true" />
    </div>
  );
}
