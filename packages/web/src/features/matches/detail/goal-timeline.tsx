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

/** The width of a minute, as a share of the line of a wide and a narrow board. */
const MINUTE_WIDTHS = { wide: 0.03, narrow: 0.08 };

/** The minutes of goals that are too close for a label each. */
interface GoalLabel {
  text: string;
  at: number;
}

const middleOf = (goals: readonly { at: number }[]) =>
  ((goals[0]?.at ?? 0) + (goals.at(-1)?.at ?? 0)) / 2;

/** The labels of one side's goals on the timeline: their minutes. The events below the board name the scorers. */
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
  return groups.map((group) => ({
    text: group.map(({ goal }) => `${goal.minute}′`).join(' '),
    at: middleOf(group),
  }));
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
      {(['wide', 'narrow'] as const).map((board) => (
        <g key={board} className={styles[board]}>
          {goalLabels(goals, MINUTE_WIDTHS[board]).map(({ text, at }) => (
            <text key={at} x={svgWidth(at)} y={textY}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </>
  );
}
