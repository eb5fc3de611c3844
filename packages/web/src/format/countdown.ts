/** HOM-4: what is left until kick-off, in whole minutes. Under a minute it is starting. */
export type Countdown = { kind: 'soon' } | { kind: 'later'; hours: number; minutes: number };

export function countdown(start: number, now: number): Countdown {
  const left = Math.floor((start - now) / 60_000);
  if (left < 1) return { kind: 'soon' };
  return { kind: 'later', hours: Math.floor(left / 60), minutes: left % 60 };
}
