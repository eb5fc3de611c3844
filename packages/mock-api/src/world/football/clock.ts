import type { MatchClock, TimelineClock } from '@touchline/types';
import { MINUTE_SECONDS } from '../calendar/civil.ts';
import type { Stoppage } from '../model.ts';
import { matchParts } from './result.ts';

export interface MinuteOfMatch {
  readonly minute: number;
  readonly stoppage?: number;
}

/** Per part: its begin and end in `matchParts`, minutes before it, and its last regular minute. */
const PLAYING_PARTS = [
  { from: 'start', upTo: 'half', phase: 'first-half', before: 0, last: 45 },
  { from: 'restart', upTo: 'full', phase: 'second-half', before: 45, last: 90 },
  { from: 'extra', upTo: 'extraHalf', phase: 'extra-time', before: 90, last: 105 },
  { from: 'extraRestart', upTo: 'extraFull', phase: 'extra-time', before: 105, last: 120 },
] as const;

/** The minute of the match as it is shown: 45+2 in stoppage time. */
export function minuteAt(stoppage: Stoppage, seconds: number): MinuteOfMatch {
  const at = matchParts(stoppage);
  const part = PLAYING_PARTS.findLast(({ from }) => seconds >= at[from]) ?? PLAYING_PARTS[0];
  const minute = part.before + Math.floor((seconds - at[part.from]) / MINUTE_SECONDS) + 1;
  return minute <= part.last ? { minute } : { minute: part.last, stoppage: minute - part.last };
}

/** The middle of a minute of the ninety, in seconds from kick-off. */
export function secondsAtMinute(stoppage: Stoppage, minute: number): number {
  const { restart } = matchParts(stoppage);
  const halfMinute = MINUTE_SECONDS / 2;
  return minute <= 45
    ? (minute - 1) * MINUTE_SECONDS + halfMinute
    : restart + (minute - 46) * MINUTE_SECONDS + halfMinute;
}

/** The clock of a match of this length in seconds. */
export function clockOf(stoppage: Stoppage, length: number): TimelineClock[] {
  const at = matchParts(stoppage);
  const clock: TimelineClock[] = [];
  let end = 0;
  for (const { from, upTo, phase, before, last } of PLAYING_PARTS) {
    const begin = at[from];
    if (begin >= length) return clock;
    if (end < begin) clock.push({ at: end, ...breakAt(before) });
    const minutes = { secondsPerMinute: MINUTE_SECONDS, lastMinute: last };
    clock.push({ at: begin, phase, minute: before + 1, ...minutes });
    end = at[upTo];
  }
  if (end < length) clock.push({ at: end, phase: 'penalties' });
  return clock;
}

const breakAt = (minute: number): MatchClock =>
  minute === 45 ? { phase: 'half-time', minute } : { phase: 'break', minute };
