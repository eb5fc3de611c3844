import type { Match, MatchTimeline } from '@touchline/types';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playedShare } from '../../../format/played-share.ts';
import { namesOf, SIDES } from '../model/match.ts';
import { ClubLine, clubColours } from './club-line.tsx';
import { minutesPressed, momentumPath } from './momentum-data.ts';
import styles from './replay.module.css';

interface MomentumProps {
  match: Match;
  timeline: MatchTimeline;
  /** The instant shown, in seconds. */
  at: number;
  /** Whether the page was opened at a moment: what came after it is shown once it is reached. */
  isShared: boolean;
}

/** Who pressed in each minute, as the ground of the line: the home side above it, the away side below. */
export function Momentum({ match, timeline, at, isShared }: MomentumProps) {
  const { t } = useTranslation();
  const { startTime, endTime } = match;
  const { momentum } = timeline;
  const [reached, setReached] = useState(isShared ? at : Number.POSITIVE_INFINITY);
  if (at > reached) setReached(at);
  const { home, away } = clubColours(match);
  const bars = useMemo(() => {
    if (!momentum) return undefined;
    const shareOf = (seconds: number) => playedShare(startTime, endTime, startTime + seconds);
    return SIDES.map((side) => (
      <ClubLine key={side} side={side} colour={side === 'home' ? home : away}>
        <path d={momentumPath({ momentum, side, shareOf, until: reached - startTime })} />
      </ClubLine>
    ));
  }, [momentum, startTime, endTime, home, away, reached]);
  // A covered match keeps what came.
  if (!momentum || match.covered) return null;
  const minutes = minutesPressed(momentum, reached - startTime);
  const label = t('moment:momentum', {
    ...namesOf(match),
    homeMinutes: minutes.home,
    awayMinutes: minutes.away,
  });
  return (
    <svg
      className={styles.momentum}
      viewBox="0 0 1000 60"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars}
    </svg>
  );
}
