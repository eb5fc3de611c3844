import type { ReactNode } from 'react';
import styles from './scoreboard-place.module.css';

interface ScoreboardPlaceProps {
  country: string | undefined;
  children: ReactNode;
  /** Stage and length of the series. */
  parts: readonly (string | number | undefined)[];
}

/** Country, tournament and stage of a match. A part that does not fit is left out, not truncated to 'Rou…'. */
export const ScoreboardPlace = ({ country, children, parts }: ScoreboardPlaceProps) => (
  <span className={styles.place}>
    <span className="cut">
      {country && <span className={styles.country}>{`${country} · `}</span>}
      {children}
    </span>
    {parts.filter(Boolean).map((part) => (
      <span key={part}>{` · ${part}`}</span>
    ))}
  </span>
);
