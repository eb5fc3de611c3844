import type { Match, MatchTimeline } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { playedShare } from '../../../format/played-share.ts';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { periodName } from '../model/match-clock.ts';
import styles from './replay.module.css';

interface PeriodMarksProps {
  timeline: MatchTimeline;
  /** The instants at the ends of the line. */
  start: number;
  end: number;
  y: number;
  height: number | string;
  /** Where their names stand; without it there are none. */
  names?: { of: Match; y: number };
}

const NAMED = ['quarter', 'overtime', 'map'] as const;
const isNamed = (kind: string): kind is (typeof NAMED)[number] => NAMED.some((one) => one === kind);

/** Where quarters or maps begin on the line of a match, and their names; in football half-time. */
export function PeriodMarks({ timeline, start, end, y, height, names }: PeriodMarksProps) {
  const { t } = useTranslation();
  const { periods = [], incidents = [], startTime } = timeline;
  const hasHalves = periods.some(({ kind }) => kind === 'half');
  const breaks = incidents.filter(({ kind }) => hasHalves && kind === 'period-end');
  return (
    <g className={styles.periods}>
      {breaks.map(({ id, at }) => (
        <rect key={id} x={svgWidth(playedShare(start, end, at))} y={y} width="1" height={height} />
      ))}
      {periods.map(({ kind, number, at: [first] }) => {
        if (!isNamed(kind) || first === undefined) return null;
        const x = svgWidth(playedShare(start, end, startTime + first));
        return (
          <g key={`${kind} ${number}`}>
            <rect x={x} y={y} width="1" height={height} />
            {names && (
              <text x={x} y={names.y} dx="4">
                {periodName({ kind, number }, names.of, t)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
