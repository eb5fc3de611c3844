/** HOM-4: the time until kick-off in whole hours and minutes; `soon` under a minute. */
export type Countdown = { kind: 'soon' } | { kind: 'later'; hours: number; minutes: number };

const MINUTE_MS = 60_000;

export function countdown(start: number, now: number): Countdown {
  const left = Math.floor((start - now) / MINUTE_MS);
  if (left < 1) return { kind: 'soon' };
  return { kind: 'later', hours: Math.floor(left / 60), minutes: left % 60 };
}
