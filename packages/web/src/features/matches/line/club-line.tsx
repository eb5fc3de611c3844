import { crestLights } from '@touchline/shared/domain/crests/crest-design';
import type { Match } from '@touchline/types';
import type { ReactNode } from 'react';
import { matchSport, type Side } from '../model/match.ts';
import styles from './club-line.module.css';

/** The colours of the clubs of a match on its charts: those of its board. */
export function clubColours(match: Match): Record<Side, string> {
  const [home, away] = crestLights(match.homeTeam, match.awayTeam, matchSport(match));
  return { home, away };
}

interface ClubLineProps {
  side: Side;
  colour: string;
  children: ReactNode;
}

/** The part of a chart in a club's colour, as an SVG attribute: the security policy forbids style attributes. */
export const ClubLine = ({ side, colour, children }: ClubLineProps) => (
  <g className={styles.line} data-side={side} color={colour}>
    {children}
  </g>
);

/** The line of a club beside its name. */
export const ClubKey = ({ side, colour }: Omit<ClubLineProps, 'children'>) => (
  <svg className={styles.key} viewBox="0 0 20 10" aria-hidden="true">
    <ClubLine side={side} colour={colour}>
      <path d="M0 5H20" />
    </ClubLine>
  </svg>
);
