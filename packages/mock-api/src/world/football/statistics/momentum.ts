import type { TimelineMomentum } from '@touchline/types';
import { MINUTE_SECONDS } from '../../calendar/civil.ts';
import type { Side } from '../../model.ts';
import type { Part } from '../pressure.ts';

/** Something that the statistics count. */
export interface Counted {
  readonly key: string;
  readonly side: Side;
  /** From kick-off. */
  readonly at: number;
  /** Hundredths of an expected goal. */
  readonly points?: number;
}

/** What presses: a shot by how likely it was to go in, a corner, the ball. */
const SHOT = 22;
const PER_HUNDREDTH = 1.2;
const CORNER = 16;
const POSSESSION = 70;
/** What is left of it a minute later. */
const DECAY = 0.55;

function weightOf({ key, points = 0 }: Counted): number {
  if (key === 'expectedGoals') return SHOT + points * PER_HUNDREDTH;
  return key === 'corners' ? CORNER : 0;
}

/** Who pressed in each minute, known at its end; no minute knows of a later one. */
export function momentumOf(
  parts: readonly Part[],
  counted: readonly Counted[],
  minutes: readonly { readonly at: number; readonly home: number }[],
): TimelineMomentum {
  const momentum: TimelineMomentum = { at: [], value: [] };
  for (const { from, to } of parts) {
    let pressed = 0;
    momentum.at.push(from);
    momentum.value.push(0);
    for (let end = from + MINUTE_SECONDS; end <= to; end += MINUTE_SECONDS) {
      const isIn = ({ at }: { at: number }) => at >= end - MINUTE_SECONDS && at < end;
      const ball = minutes.find(isIn)?.home ?? 0.5;
      const events = counted.filter(isIn);
      const sum = events.reduce(
        (all, one) => all + (one.side === 'home' ? weightOf(one) : -weightOf(one)),
        0,
      );
      pressed = pressed * DECAY + sum + (ball - 0.5) * POSSESSION;
      momentum.at.push(end - 1);
      momentum.value.push(Math.round(Math.tanh(pressed / 70) * 100));
    }
  }
  return momentum;
}
