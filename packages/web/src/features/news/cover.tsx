import { useId } from 'react';
import type { Sport } from '../../paths.ts';
import styles from './cover.module.css';
import { coverDesign, ground } from './cover-design.ts';

/** The picture of an article that has none: drawn, and only decoration. */
export function Cover({ id, sport }: { id: string; sport: Sport }) {
  const own = useId();
  const { near, far, lines, move } = coverDesign(id, sport);
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${own}n`} cx="0" cy="0" r="1">
          <stop stopColor={near} />
          <stop offset="1" stopColor={near} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${own}f`} cx="1" cy=".1" r=".9">
          <stop stopColor={far} stopOpacity=".7" />
          <stop offset="1" stopColor={far} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill={ground} d="M0 0h400v225H0z" />
      <path fill={`url(#${own}n)`} d="M0 0h400v225H0z" />
      <path fill={`url(#${own}f)`} d="M0 0h400v225H0z" />
      <path className={styles.lines} transform={move} d={lines} />
    </svg>
  );
}
