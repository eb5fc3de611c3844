import type { TimelineMomentum } from '@touchline/types';
import type { Side } from '../model/match.ts';

interface MomentumPathInput {
  momentum: TimelineMomentum;
  side: Side;
  /** The share of the line at so many seconds from the start. */
  shareOf: (seconds: number) => number;
  /** Nothing is drawn after it. */
  until: number;
}

const WIDTH = 1000;
/** Half of the height; the line of the match is in the middle. */
const REACH = 30;
/** The part of its minute that a bar fills. */
const FILL = 0.78;
/** Below 1: a little pressure is seen too. */
const EXPONENT = 0.6;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** How much a side pressed until an entry, from 0 to 1. */
function pressureOf(value: number, side: Side): number {
  const own = side === 'home' ? value : -value;
  return Math.min(1, Math.max(0, own) / 100) ** EXPONENT;
}

/** An SVG path of the bars of one side, in a box of 1000 by 60: each from the entry before to its own. */
export function momentumPath({ momentum, side, shareOf, until }: MomentumPathInput): string {
  const { at, value } = momentum;
  const bars = at.map((end, no) => {
    const from = at[no - 1];
    const height = rounded(pressureOf(value[no] ?? 0, side) * REACH);
    if (from === undefined || end > until || height === 0) return '';
    const [left, right] = [shareOf(from) * WIDTH, shareOf(end) * WIDTH];
    const top = side === 'home' ? REACH - height : REACH;
    return `M${rounded(left)} ${rounded(top)}h${rounded((right - left) * FILL)}v${height}H${rounded(left)}z`;
  });
  return bars.join('');
}

/** In how many entries each side pressed more. */
export function minutesPressed({ at, value }: TimelineMomentum, until: number) {
  const known = value.filter((_, no) => (at[no] ?? 0) <= until);
  return {
    home: known.filter((one) => one > 0).length,
    away: known.filter((one) => one < 0).length,
  };
}
