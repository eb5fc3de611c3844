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

/** The clock of each quarter and of the breaks between them. */
export const clockOf = (quarters: readonly Quarter[]): TimelineClock[] =>
  quarters.flatMap(({ kind, number, from, to, minutes }, index): TimelineClock[] => {
    const running = { at: from, phase: kind, number, minute: 1 };
    const before = quarters[index - 1];
    return [
      ...(before
        ? [{ at: before.to, phase: 'break' as const, number: Math.max(1, number - 1) }]
        : []),
      { ...running, secondsPerMinute: (to - from) / minutes },
    ];
  });
