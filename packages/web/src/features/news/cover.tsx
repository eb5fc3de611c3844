import { FIELD_COLOUR } from '@touchline/shared/crests/field-lines';
import { useId } from 'react';
import type { Sport } from '../../paths.ts';
import styles from './cover.module.css';
import { coverDesign } from './cover-design.ts';

/** A generated picture for an article: decoration only. */
export function Cover({ id, sport }: { id: string; sport: Sport }) {
  const gradientId = useId();
  const { near, far, lines, transform } = coverDesign(id, sport);
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${gradientId}n`} cx="0" cy="0" r="1">
          <stop stopColor={near} />
          <stop offset="1" stopColor={near} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${gradientId}f`} cx="1" cy=".1" r=".9">
          <stop stopColor={far} stopOpacity=".7" />
          <stop offset="1" stopColor={far} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill={FIELD_COLOUR} d="M0 0h400v225H0z" />
      <path fill={`url(#${gradientId}n)`} d="M0 0h400v225H0z" />
      <path fill={`url(#${gradientId}f)`} d="M0 0h400v225H0z" />
      <path className={styles.lines} transform={transform} d={lines} />
    </svg>
  );
}
