import { memoizeByKey } from './memoize-by-key.ts';
import { shownInstant } from './shown-instant.ts';

const formatter = memoizeByKey(
  (zone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** 'HH:MM' in 24 hours, of an instant in milliseconds. */
export const clockTime = (instant: number, zone: string): string =>
  formatter(zone).format(shownInstant(instant));
