import type { TimelineClock } from '@touchline/types';
import type { Quarter } from './quarter.ts';

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
