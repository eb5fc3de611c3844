import { shownInstant } from './shown-instant.ts';

/** For machines, of an instant in seconds. */
export const isoTime = (seconds: number): string =>
  new Date(shownInstant(seconds * 1000)).toISOString();
