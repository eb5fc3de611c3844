import type { MatchClock } from '@touchline/types';
import { MINUTE } from '../calendar/civil.ts';
import { parts, type Stoppage } from './result.ts';

export interface MinuteOfMatch {
  readonly minute: number;
  readonly stoppage?: number;
}

/** Each part by the seconds at which it begins, the minute that it begins with and the one it is meant to end with. */
const running = [
  { from: 0, upTo: 'half', phase: 'first-half', before: 0, last: 45 },
  { from: 'restart', upTo: 'full', phase: 'second-half', before: 45, last: 90 },
  { from: 'extra', upTo: 'extraHalf', phase: 'extra-time', before: 90, last: 105 },
  { from: 'extraRestart', upTo: 'extraFull', phase: 'extra-time', before: 105, last: 120 },
] as const;

function minuteIn(seconds: number, before: number, last: number): MinuteOfMatch {
  const minute = before + Math.floor(seconds / MINUTE) + 1;
  return minute <= last ? { minute } : { minute: last, stoppage: minute - last };
}

/** How the minute is spoken of that a second of the match lies in. */
export function minuteAt(stoppage: Stoppage, seconds: number): MinuteOfMatch {
  const at = parts(stoppage);
  const part = [...running].reverse().find(({ from }) => seconds >= (from === 0 ? 0 : at[from]));
  const { from, before, last } = part ?? running[0];
  return minuteIn(seconds - (from === 0 ? 0 : at[from]), before, last);
}

export interface ClockReading {
  readonly clock: MatchClock;
  /** Seconds from kick-off until it reads otherwise. */
  readonly until: number;
}

export function clockAt(stoppage: Stoppage, seconds: number): ClockReading {
  const at = parts(stoppage);
  for (const { from, upTo, phase, before, last } of running) {
    const begins = from === 0 ? 0 : at[from];
    if (seconds < begins) return { clock: pause(before), until: begins };
    if (seconds >= at[upTo]) continue;
    const into = seconds - begins;
    const until = begins + (Math.floor(into / MINUTE) + 1) * MINUTE;
    return {
      clock: { phase, ...minuteIn(into, before, last) },
      until: Math.min(until, at[upTo]),
    };
  }
  return { clock: { phase: 'penalties' }, until: Number.POSITIVE_INFINITY };
}

const pause = (minute: number): MatchClock =>
  minute === 45 ? { phase: 'half-time', minute } : { phase: 'break', minute };
