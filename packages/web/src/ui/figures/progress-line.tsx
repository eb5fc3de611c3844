import { classNames } from '../dom/class-names.ts';
import styles from './progress-line.module.css';

/** A share from 0 to 1 as an SVG width: the security policy forbids style attributes. */
export const svgWidth = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** How much of a match is played. Decoration: the clock beside it says the same. */
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
