import { DateTime } from 'luxon';
import type { Preset } from './worlds-view.ts';

const SATURDAY = 6;
const JULY = 7;

function nextSaturday(now: DateTime): DateTime {
  const saturday = now.set({ weekday: SATURDAY }).startOf('day');
  return saturday > now ? saturday : saturday.plus({ weeks: 1 });
}

function nextJuly(now: DateTime): DateTime {
  const third = now.set({ month: JULY, day: 3 }).startOf('day').set({ hour: 12 });
  return third > now ? third : third.plus({ years: 1 });
}

/** Presets that exist in every world, relative to its current instant in milliseconds. */
export function calendarPresets(nowMs: number): Preset[] {
  const now = DateTime.fromMillis(nowMs, { zone: 'utc' });
  return [
    {
      name: 'Next Saturday afternoon',
      description: 'The busiest hours of the week, with live matches in every sport.',
      at: nextSaturday(now).set({ hour: 15, minute: 30 }).toMillis(),
      to: '/football/matches',
    },
    {
      name: 'An hour per minute',
      description: 'From now on at sixty times the speed: matches start, are played and end.',
      at: nowMs,
      speed: 60,
      to: '/football/matches',
    },
    {
      name: 'A minute before midnight',
      description: 'The day changes while the page is open (UTC).',
      at: now.plus({ days: 1 }).startOf('day').minus({ minutes: 1 }).toMillis(),
      to: '/football/matches',
    },
    {
      name: 'Between the seasons',
      description: 'Early July: tables start again, and many matches are not drawn yet.',
      at: nextJuly(now).toMillis(),
      to: '/football/tournaments/all',
    },
  ];
}
