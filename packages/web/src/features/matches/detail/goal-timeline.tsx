import type { Match, MatchIncident } from '@touchline/types';
import { playedShare } from '../../../format/played-share.ts';
import { ProgressLine, svgWidth } from '../../../ui/figures/progress-line.tsx';
import styles from './goal-timeline.module.css';

const goalKinds: readonly MatchIncident['kind'][] = ['goal', 'own-goal', 'penalty-goal'];
/** As a share of the line. Labels that are closer would overlap: the second goal is a tick without its minute. */
const MIN_LABEL_GAP = 0.05;

interface Tick {
  id: string;
  side: 'home' | 'away';
  at: number;
  minute: string | undefined;
}

/** The goals on the timeline of the match, where the upstream has them: home above, away below. */
export function goalTicks({ incidents = [], startTime, endTime }: Match): Tick[] {
  const ticks: Tick[] = [];
  for (const { id, kind, side, at, minute } of incidents) {
    if (!goalKinds.includes(kind) || !side || minute === undefined) continue;
    const position = playedShare(startTime, endTime, at);
    const before = ticks.findLast((tick) => tick.side === side && tick.minute);
    const hasRoom = !before || position - before.at >= MIN_LABEL_GAP;
    ticks.push({ id, side, at: position, minute: hasRoom ? `${minute}′` : undefined });
  }
  return ticks;
}

/** Decorative: the updates list the same goals as text. */
export function GoalTimeline({ match, played: share }: { match: Match; played: number }) {
  return (
    <div className={styles.line} aria-hidden="true">
      <ProgressLine played={share} />
      <svg className={styles.ticks} width="100%" height="54" aria-hidden="true">
        {goalTicks(match).map(({ id, side, at, minute }) => (
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
