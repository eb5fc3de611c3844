import type { Match, MatchIncident } from '@touchline/types';
import { played } from '../../../format/played.ts';
import { ProgressLine, svgWidth } from '../../../ui/figures/progress-line.tsx';
import styles from './match-line.module.css';

const goals: readonly MatchIncident['kind'][] = ['goal', 'own-goal', 'penalty-goal'];
/** Two minutes that are closer would stand on each other: the second keeps its mark only. */
const nearest = 0.05;

interface Tick {
  id: string;
  side: 'home' | 'away';
  at: number;
  minute: string | undefined;
}

/** The goals on the line of the match, where the feed tells them: home above, away below. */
export function ticksOf({ incidents = [], startTime, endTime }: Match): Tick[] {
  const ticks: Tick[] = [];
  for (const { id, kind, side, at, minute } of incidents) {
    if (!goals.includes(kind) || !side || minute === undefined) continue;
    const place = played(startTime, endTime, at);
    const before = ticks.findLast((tick) => tick.side === side && tick.minute);
    const free = !before || place - before.at >= nearest;
    ticks.push({ id, side, at: place, minute: free ? `${minute}′` : undefined });
  }
  return ticks;
}

/** Decoration: the updates say the same in words. Without goals the line alone is complete. */
export function MatchLine({ match, played: share }: { match: Match; played: number }) {
  return (
    <div className={styles.line} aria-hidden="true">
      <ProgressLine played={share} />
      <svg className={styles.ticks} width="100%" height="54" aria-hidden="true">
        {ticksOf(match).map(({ id, side, at, minute }) => (
          <g key={id} data-side={side}>
            <rect x={svgWidth(at)} y={side === 'home' ? 17 : 28} width="2" height="10" />
            <text x={svgWidth(at)} y={side === 'home' ? 11 : 50}>
              {minute}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
