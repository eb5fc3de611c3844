import type { ReactNode } from 'react';
import styles from './scoreboard-place.module.css';

interface ScoreboardPlaceProps {
  country: string | undefined;
  /** The tournament. */
  children: ReactNode;
  /** Stage, length of the series: what there is room for. */
  parts: readonly (string | number | undefined)[];
}

/** Where a match is played. A part that does not fit is left out whole: 'Rou…' says nothing. */
export const ScoreboardPlace = ({ country, children, parts }: ScoreboardPlaceProps) => (
  <span className={styles.place}>
    <span className="cut">
      {country && `${country} · `}
      {children}
    </span>
    {parts.filter(Boolean).map((part) => (
      <span key={part}>{` · ${part}`}</span>
    ))}
  </span>
);
