import type { Match } from '@touchline/types';
import type { ReactNode } from 'react';
import { playedShare } from '../../../format/played-share.ts';
import type { Moment } from '../../../state/clock/replayed-moment.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import progress from '../../../ui/figures/progress-line.module.css';
import { svgWidth } from '../../../ui/figures/progress-line.tsx';
import { AtHandle } from '../line/at-handle.tsx';
import { type Goal, goalsOf, minuteText } from '../model/goals.ts';
import type { Side } from '../model/match.ts';
import styles from './goal-timeline.module.css';

/** As shares of the line: the width of a minute, and of a minute with its scorer, on a wide board. */
const [MINUTE_WIDTH, NAME_WIDTH] = [0.03, 0.15];
/** The width of a minute on a narrow board. */
const NARROW_MINUTE_WIDTH = 0.08;
/** Names would overhang the board at the ends of the line. */
const [FIRST_NAME, LAST_NAME] = [-0.07, 1.07];

/** The minutes of goals that are too close for a label each. */
interface GoalLabel {
  text: string;
  at: number;
  scorer: string | undefined;
}

const middleOf = (goals: readonly { at: number }[]) =>
  ((goals[0]?.at ?? 0) + (goals.at(-1)?.at ?? 0)) / 2;

/** The labels of one side's goals on the timeline: each goal has its minute, and its scorer where there is room. */
export function goalLabels(
  goals: readonly { goal: Goal; at: number }[],
  minuteWidth: number,
): GoalLabel[] {
  const groups: (typeof goals)[] = [];
  for (const one of goals) {
    let group = [one];
    for (let last = groups.at(-1); last; last = groups.at(-1)) {
      const width = ((last.length + group.length) / 2) * minuteWidth;
      if (middleOf(group) - middleOf(last) >= width) break;
      group = [...last, ...group];
      groups.pop();
    }
    groups.push(group);
  }
  const middles = groups.map(middleOf);
  return groups.map((group) => {
    const at = middleOf(group);
    const near = [FIRST_NAME, ...middles, LAST_NAME].filter(
      (other) => Math.abs(other - at) < NAME_WIDTH,
    );
    return {
      text: group.map(({ goal }) => `${goal.minute}′`).join(' '),
      at,
      scorer: near.length === 1 && group.length === 1 ? group[0]?.goal.player : undefined,
    };
  });
}

interface GoalTimelineProps {
  match: Match;
  /** The part of the line that is played, from 0 to 1. */
  playedAt: (moment: Moment | undefined) => number;
  /** Keeps the space for labels of goals. */
  hasGoals: boolean;
  /** Keeps no space below the line: nothing of the match but its score is known. */
  isBare: boolean;
  children?: ReactNode;
}

/** Decorative but for the control: the updates list the same goals as text. Home above the line, away below. */
export function GoalTimeline({ match, playedAt, hasGoals, isBare, children }: GoalTimelineProps) {
  return (
    <div className={styles.line} data-goals={hasGoals || undefined} data-bare={isBare || undefined}>
      <div className={classNames(progress.run, styles.run)}>
        <AtHandle shareAt={playedAt} width="100%" height="2">
          {(x) => <line x1="-100%" x2={x} y1="1" y2="1" />}
        </AtHandle>
      </div>
      <svg className={styles.ticks} width="100%" height="90" aria-hidden="true">
        <SideTicks match={match} side="home" tickY={35} textY={11} />
        <SideTicks match={match} side="away" tickY={46} textY={86} />
      </svg>
      {children}
    </div>
  );
}

interface SideTicksProps {
  match: Match;
  side: Side;
  tickY: number;
  textY: number;
}

function SideTicks({ match, side, tickY, textY }: SideTicksProps) {
  const goals = goalsOf(match, side).map((goal) => ({
    goal,
    at: playedShare(match.startTime, match.endTime, goal.at),
  }));
  return (
    <>
      {goals.map(({ goal, at }) => (
        <rect key={goal.id} x={svgWidth(at)} y={tickY} width="2" height="10">
          <title>{`${minuteText(goal.minute, goal.stoppage)} ${goal.player ?? ''}`}</title>
        </rect>
      ))}
      {[MINUTE_WIDTH, NARROW_MINUTE_WIDTH].map((width) => (
        <g key={width} className={width === MINUTE_WIDTH ? styles.wide : styles.narrow}>
          {goalLabels(goals, width).map(({ text, at, scorer }) => (
            <text key={at} x={svgWidth(at)} y={textY}>
              {text}
              {scorer && <tspan> {scorer}</tspan>}
            </text>
          ))}
        </g>
      ))}
    </>
  );
}
