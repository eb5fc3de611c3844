import type { TFunction } from 'i18next';
import { countdown } from '../../../format/countdown.ts';

/** A whole number of hours has no minutes. */
function lengthOf({ hours, minutes }: { hours: number; minutes: number }) {
  if (hours === 0) return 'minutes';
  return minutes === 0 ? 'hours' : 'hoursMinutes';
}

/** HOM-4: the countdown: `long` on cards and in wide rows, `short` in a narrow row, which shows the date from one day on. */
export function untilText(
  start: number,
  now: number,
  t: TFunction,
): { long: string; short: string } {
  const left = countdown(start, now);
  if (left.kind === 'soon') {
    return { long: t('match.until.soon'), short: t('match.until.shortSoon') };
  }
  const short = left.hours > 0 ? 'shortHours' : 'shortMinutes';
  const days = Math.floor(left.hours / 24);
  return {
    long: days > 1 ? t('match.until.days', { days }) : t(`match.until.${lengthOf(left)}`, left),
    short: t(`match.until.${short}`, left),
  };
}
