import { DateTime } from 'luxon';

/** Zones whose clocks change in both hemispheres, one that changes by half an hour, and two that never do. */
export const ZONES = [
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
] as const;

/** A local day with its offsets at the start and at the end, in minutes. */
export interface ChangeDay {
  readonly zone: string;
  readonly day: DateTime;
  readonly before: number;
  readonly after: number;
}

/** The days of a year on which the clocks of a zone change; 1 January if they never do. */
export function clockChanges(zone: string, year: number): ChangeDay[] {
  const first = DateTime.fromObject({ year }, { zone });
  const days: ChangeDay[] = [];
  for (let day = first; day.year === year; day = day.plus({ days: 1 })) {
    const [before, after] = [day.offset, day.plus({ days: 1 }).offset];
    if (before !== after) days.push({ zone, day, before, after });
  }
  return days.length > 0 ? days : [{ zone, day: first, before: first.offset, after: first.offset }];
}
