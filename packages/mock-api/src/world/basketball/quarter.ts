import type { TimelineClock } from '@touchline/types';

export interface Quarter {
  readonly kind: 'quarter' | 'overtime';
  readonly number: number;
  /** Seconds from tip-off. */
  readonly from: number;
  readonly to: number;
  /** Minutes on the clock. */
  readonly minutes: number;
  readonly home: number;
  readonly away: number;
  /** Seconds from tip-off, and the points of the quarter until then. */
  readonly split?: { readonly at: number; readonly home: number; readonly away: number };
}

const MINUTE_S = 60;

/** The clock of each quarter and of the breaks between them, of a match that tips off at `start`. */
export const clockOf = (quarters: readonly Quarter[], start: number): TimelineClock[] =>
  quarters.flatMap(({ kind, number, from, to, minutes }, index): TimelineClock[] => {
    const running = { at: from, phase: kind, number, minute: 1 };
    const secondsPerMinute = (to - from) / minutes;
    const countdown = {
      at: start + from,
      seconds: minutes * MINUTE_S,
      pace: secondsPerMinute / MINUTE_S,
    };
    const before = quarters[index - 1];
    return [
      ...(before
        ? [{ at: before.to, phase: 'break' as const, number: Math.max(1, number - 1) }]
        : []),
      { ...running, secondsPerMinute, countdown },
    ];
  });

/** The quarter, and the seconds left in it, so many seconds from tip-off. */
export function gameClockAt(quarters: readonly Quarter[], seconds: number) {
  const no = quarters.findLastIndex(({ from }) => from <= seconds);
  const quarter = quarters[no];
  if (!quarter) return {};
  const { from, to, minutes } = quarter;
  const left = Math.round(minutes * MINUTE_S * Math.max(0, (to - seconds) / (to - from)));
  return { quarter: no + 1, left };
}
