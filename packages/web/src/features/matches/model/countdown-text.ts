import type { TFunction } from 'i18next';
import { countdown } from '../../../format/countdown.ts';

/** A whole number of hours has no minutes. */
function lengthOf({ hours, minutes }: { hours: number; minutes: number }) {
  if (hours === 0) return 'minutes';
  return minutes === 0 ? 'hours' : 'hoursMinutes';
}

/** HOM-4: the countdown in hours and minutes, from two days on in days. */
export function untilText(start: number, now: number, t: TFunction): string {
  const left = countdown(start, now);
  if (left.kind === 'soon') return t('match.until.soon');
  const days = Math.floor(left.hours / 24);
  return days > 1 ? t('match.until.days', { days }) : t(`match.until.${lengthOf(left)}`, left);
}
