import type { Match, MatchTimeline } from '@touchline/types';
import { useMemo } from 'react';
import { playedShare } from '../../../format/played-share.ts';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
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

const SIDES = ['home', 'away'] as const;

/** Who leads by how much, along the line of the match: the home team above the middle, the away team below. */
export function LeadChart({ match, timeline, at, end }: LeadChartProps) {
  const hasTexts = useLoadedNamespace('replay');
  const { startTime, endTime } = match;
  const steps = useMemo(() => leadSteps(timeline), [timeline]);
  const { scale } = leadRange(steps);
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
              data-side={side}
              aria-hidden="true"
              y={side === 'home' ? 0 : 50}
              width="1000"
              height="50"
              viewBox={side === 'home' ? '0 0 1000 50' : '0 50 1000 50'}
            >
              <path d={path} />
            </svg>
          ))}
          <line className={styles.level} x1="0" x2="1000" y1="50" y2="50" />
        </svg>
        <svg className={styles.periods} aria-hidden="true">
          <PeriodMarks {...marks} />
        </svg>
      </>
    );
  }, [steps, scale, timeline, startTime, endTime, end]);
  const x = svgWidth(playedShare(startTime, endTime, at));
  const y = `${50 - (leadAt(steps, at) / scale) * 48}%`;
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        {curve}
        <svg className={styles.now} aria-hidden="true">
          <line x1={x} x2={x} y1="0" y2="100%" />
          <circle cx={x} cy={y} r="4" />
        </svg>
      </div>
      {hasTexts && <LeadText match={match} steps={steps} at={at} />}
    </figure>
  );
}

interface LeadTextProps {
  match: Match;
  steps: readonly LeadStep[];
  at: number;
}

function LeadText({ match: { homeTeam, awayTeam }, steps, at }: LeadTextProps) {
  const { t } = useTranslation();
  const lead = leadAt(steps, at);
  const { home, away } = leadRange(steps);
  const team = lead > 0 ? homeTeam.name : awayTeam.name;
  const now = lead
    ? t('replay:lead.ahead', { team, count: Math.abs(lead) })
    : t('replay:lead.level');
  return (
    <figcaption>
      <p className={styles.lead}>
        <Numerals as="fig-m" text={now} />
      </p>
      <p>
        {t('replay:lead.biggest')}{' '}
        <Numerals as="fig-m" text={`${homeTeam.name} ${home} · ${awayTeam.name} ${away}`} />
      </p>
    </figcaption>
  );
}
