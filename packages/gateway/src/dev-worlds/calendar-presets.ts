import type { Preset } from './preset.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SATURDAY = 6;
const JULY = 6;

const midnightBefore = (now: number) => now - (now % DAY_MS);

function nextSaturday(now: number): number {
  const midnight = midnightBefore(now);
  const days = (SATURDAY - new Date(midnight).getUTCDay() + 7) % 7;
  return midnight + (days || 7) * DAY_MS;
}

function nextJuly(now: number): number {
  const year = new Date(now).getUTCFullYear();
  const third = Date.UTC(year, JULY, 3, 12);
  return third > now ? third : Date.UTC(year + 1, JULY, 3, 12);
}

/** Presets that exist in every world, relative to its current instant. */
export const calendarPresets = (now: number): Preset[] => [
  {
    name: 'Next Saturday afternoon',
    description: 'The busiest hours of the week, with live matches in every sport.',
    at: nextSaturday(now) + 15.5 * HOUR_MS,
    to: '/football/matches',
  },
  {
    name: 'An hour per minute',
    description: 'From now on at sixty times the speed: matches start, are played and end.',
    at: now,
    speed: 60,
    to: '/football/matches',
  },
  {
    name: 'A minute before midnight',
    description: 'The day changes while the page is open (UTC).',
    at: midnightBefore(now) + DAY_MS - 60_000,
    to: '/football/matches',
  },
  {
    name: 'Between the seasons',
    description: 'Early July: tables start again, and many matches are not drawn yet.',
    at: nextJuly(now),
    to: '/football/tournaments/all',
  },
];
