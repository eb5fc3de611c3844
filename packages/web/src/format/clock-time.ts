import { memoized } from '@touchline/shared/domain/bounded-map';
import { shownInstant } from './shown-instant.ts';

/** Creating an Intl formatter costs a hundred times as much as using it; visitors of a server have many zones. */
const MAX_FORMATTERS = 20;

const formatter = memoized(
  (zone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  MAX_FORMATTERS,
);

/** 'HH:MM' in 24 hours, of an instant in milliseconds. */
export const clockTime = (instant: number, zone: string): string =>
  formatter(zone).format(shownInstant(instant));
