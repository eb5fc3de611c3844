import type { Moment } from './preset.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SATURDAY = 6;

const midnightBefore = (now: number) => now - (now % DAY_MS);

function nextSaturday(now: number): number {
  const midnight = midnightBefore(now);
  const days = (SATURDAY - new Date(midnight).getUTCDay() + 7) % 7;
  return midnight + (days || 7) * DAY_MS;
}

function nextJuly(now: number): number {
  const year = new Date(now).getUTCFullYear();
  const third = Date.UTC(year, 6, 3, 12);
  return third > now ? third : Date.UTC(year + 1, 6, 3, 12);
}

/** Moments that every world has; `now` is its own time. */
export const calendarMoments = (now: number): Moment[] => [
  {
    name: 'Next Saturday afternoon',
    about: 'The fullest hours of the week, live in every sport.',
    at: nextSaturday(now) + 15.5 * HOUR_MS,
    to: '/football/matches',
  },
  {
    name: 'An hour a minute',
    about: 'From now on at sixty times the speed: matches begin, are played and end.',
    at: now,
    speed: 60,
    to: '/football/matches',
  },
  {
    name: 'A minute before midnight',
    about: 'The day changes while the page is open (UTC).',
    at: midnightBefore(now) + DAY_MS - 60_000,
    to: '/football/matches',
  },
  {
    name: 'Between the seasons',
    about: 'Early July: tables begin anew, and much has not been drawn yet.',
    at: nextJuly(now),
    to: '/football/tournaments/all',
  },
];
