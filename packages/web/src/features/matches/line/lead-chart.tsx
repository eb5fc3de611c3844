import type { Match, MatchTimeline } from '@touchline/types';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { playedShare } from '../../../format/played-share.ts';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { type Moment, useAtHandle } from '../../../state/clock/replayed-moment.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { SIDES } from '../model/match.ts';
import { AtHandle } from './at-handle.tsx';
import { ClubKey, ClubLine, clubColours } from './club-line.tsx';
import styles from './lead-chart.module.css';
import { type LeadStep, leadAt, leadPath, leadRange, leadSteps } from './lead-data.ts';
import { PeriodMarks } from './period-marks.tsx';

interface LeadChartProps {
  match: Match;
  timeline: MatchTimeline;
  /** The instant shown, and the last that is known, in seconds. */
  at: number;
  end: number;
}

/** Who leads by how much, along the line of the match: the home team above the middle, the away team below. */
export function LeadChart({ match, timeline, at, end }: LeadChartProps) {
  const hasTexts = useLoadedNamespace('replay');
  const { startTime, endTime } = match;
  const steps = useMemo(() => leadSteps(timeline), [timeline]);
  const { scale } = leadRange(steps);
  const { home, away } = clubColours(match);
  const curve = useMemo(() => {
    const shareOf = (instant: number) => playedShare(startTime, endTime, instant);
    const path = leadPath({ steps, scale, shareOf, until: end });
    const marks = { timeline, start: startTime, end: endTime, y: 0, height: '100%' };
    return (
      <>
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          {SIDES.map((side) => (
            <svg
              key={side}
              aria-hidden="true"
              y={side === 'home' ? 0 : 50}
              width="1000"
              height="50"
              viewBox={side === 'home' ? '0 0 1000 50' : '0 50 1000 50'}
            >
              <ClubLine side={side} colour={side === 'home' ? home : away}>
                <path d={path} />
              </ClubLine>
            </svg>
          ))}
          <line className={styles.level} x1="0" x2="1000" y1="50" y2="50" />
        </svg>
        <svg className={styles.periods} aria-hidden="true">
          <PeriodMarks {...marks} />
        </svg>
      </>
    );
  }, [steps, scale, timeline, startTime, endTime, end, home, away]);
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        {curve}
        <LeadCursor match={match} steps={steps} at={at} />
      </div>
      {hasTexts && <LeadText match={match} steps={steps} at={at} />}
    </figure>
  );
}

function LeadCursor({ match, steps, at }: LeadTextProps) {
  const { startTime, endTime } = match;
  const { scale } = leadRange(steps);
  const instantOf = (moment: Moment | undefined) => (moment ? moment.now / 1000 : at);
  const lead = useAtHandle((moment) => leadAt(steps, instantOf(moment)));
  return (
    <AtHandle
      shareAt={(moment) => playedShare(startTime, endTime, instantOf(moment))}
      className={styles.now}
    >
      {(x) => (
        <>
          <line x1={x} x2={x} y1="0" y2="100%" />
          <circle cx={x} cy={`${50 - (lead / scale) * 48}%`} r="4" />
        </>
      )}
    </AtHandle>
  );
}

interface LeadTextProps {
  match: Match;
  steps: readonly LeadStep[];
  at: number;
}

function LeadText({ match, steps, at }: LeadTextProps) {
  const { t } = useTranslation();
  const lead = leadAt(steps, at);
  const range = leadRange(steps);
  const colours = clubColours(match);
  const { name: team } = lead > 0 ? match.homeTeam : match.awayTeam;
  const now = lead
    ? t('replay:lead.ahead', { team, count: Math.abs(lead) })
    : t('replay:lead.level');
  return (
    <figcaption>
      <p className={styles.lead}>
        <Numerals as="fig-m" text={now} />
      </p>
      <p>
        {t('replay:lead.biggest')}
        {SIDES.map((side) => (
          <span key={side} className={styles.team}>
            <ClubKey side={side} colour={colours[side]} />
            {match[`${side}Team`].name} <span className="fig-m">{range[side]}</span>
          </span>
        ))}
      </p>
    </figcaption>
  );
}
