import type { Match } from '@touchline/types';
import { playedShare } from '../../../format/played-share.ts';
import { ProgressLine, svgWidth } from '../../../ui/figures/progress-line.tsx';
import styles from './goal-timeline.module.css';
import { type Goal, goalsOf, minuteText } from './goals.ts';

/** The width of a minute as a share of the line, on a wide and on a narrow board. */
const MINUTE_WIDTH = { wide: 0.03, narrow: 0.065 };
/** Of a minute with its scorer, on a wide board. */
const NAME_WIDTH = 0.15;

/** The minutes of goals that are too close for a label each. */
interface GoalLabel {
  text: string;
  at: number;
  scorer: string | undefined;
}

const middleOf = (goals: readonly { at: number }[]) =>
  ((goals[0]?.at ?? 0) + (goals.at(-1)?.at ?? 0)) / 2;

const placeGoals = (match: Match, side: 'home' | 'away') =>
  goalsOf(match, side).map((goal) => ({
    goal,
    at: playedShare(match.startTime, match.endTime, goal.at),
  }));

/** The labels of one side's goals on the timeline: each goal has its minute, and its scorer where there is room. */
export function goalLabels(
  goals: readonly { goal: Goal; at: number }[],
  size: keyof typeof MINUTE_WIDTH,
): GoalLabel[] {
  const groups: (typeof goals)[] = [];
  for (const one of goals) {
    let group = [one];
    for (let last = groups.at(-1); last; last = groups.at(-1)) {
      const width = ((last.length + group.length) / 2) * MINUTE_WIDTH[size];
      if (middleOf(group) - middleOf(last) >= width) break;
      group = [...last, ...group];
      groups.pop();
    }
    groups.push(group);
  }
  const middles = groups.map(middleOf);
  return groups.map((group, no) => {
    const at = middles[no] ?? 0;
    const hasRoom = middles.every((other, n) => n === no || Math.abs(other - at) >= NAME_WIDTH);
    return {
      text: group.map(({ goal }) => `${goal.minute}′`).join(' '),
      at,
      scorer: size === 'wide' && hasRoom && group.length === 1 ? group[0]?.goal.player : undefined,
    };
  });
}

/** Near an end of the line a label with a name begins or ends there. */
const anchorOf = ({ at, scorer }: GoalLabel) =>
  !scorer ? 'middle' : at < 0.08 ? 'start' : at > 0.92 ? 'end' : 'middle';

interface GoalTimelineProps {
  match: Match;
  played: number;
  /** Keeps the space for labels of goals. */
  hasGoals: boolean;
}

/** Decorative: the updates list the same goals as text. Home above the line, away below. */
export function GoalTimeline({ match, played, hasGoals }: GoalTimelineProps) {
  return (
    <div className={styles.line} data-goals={hasGoals || undefined} aria-hidden="true">
      <ProgressLine played={played} />
      <svg className={styles.ticks} width="100%" height="54" aria-hidden="true">
        <SideTicks match={match} side="home" tickY={17} textY={11} />
        <SideTicks match={match} side="away" tickY={28} textY={50} />
      </svg>
    </div>
  );
}

interface SideTicksProps {
  match: Match;
  side: 'home' | 'away';
  tickY: number;
  textY: number;
}

function SideTicks({ match, side, tickY, textY }: SideTicksProps) {
  const goals = placeGoals(match, side);
  return (
    <>
      {goals.map(({ goal, at }) => (
        <rect key={goal.id} x={svgWidth(at)} y={tickY} width="2" height="10">
          <title>{`${minuteText(goal.minute, goal.stoppage)} ${goal.player ?? ''}`}</title>
        </rect>
      ))}
      {(['wide', 'narrow'] as const).map((size) => (
        <g key={size} className={styles[size]}>
          {goalLabels(goals, size).map((label) => (
            <text key={label.at} x={svgWidth(label.at)} y={textY} textAnchor={anchorOf(label)}>
              {label.text}
              {label.scorer && <tspan> {label.scorer}</tspan>}
            </text>
          ))}
        </g>
      ))}
    </>
  );
}
