import type { MatchClock, TimelineClock } from '@touchline/types';

/** The clock of a match, so many seconds from its start time, by the newest entry of its timeline. */
export function readClock(entry: TimelineClock, seconds: number): MatchClock {
  const { at, secondsPerMinute, lastMinute, ...reading } = entry;
  if (secondsPerMinute === undefined || reading.minute === undefined) return reading;
  const minute = reading.minute + Math.floor((seconds - at) / secondsPerMinute);
  if (lastMinute === undefined || minute <= lastMinute) return { ...reading, minute };
  return { ...reading, minute: lastMinute, stoppage: minute - lastMinute };
}

export const isSameClock = (one: MatchClock, other: MatchClock): boolean =>
  one.phase === other.phase &&
  one.number === other.number &&
  one.minute === other.minute &&
  one.stoppage === other.stoppage;
